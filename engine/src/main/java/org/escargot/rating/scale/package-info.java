/// What every scale of ratings fills, and what it answers with.
package org.escargot.rating.scale;
