/// What is said to people, in their language: phrases, what their details are, and the failures that end in a sentence.
package org.escargot.cli.speech;
