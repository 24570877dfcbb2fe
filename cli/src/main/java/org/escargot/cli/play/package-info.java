/// The command `play`, and the server of the page.
package org.escargot.cli.play;
