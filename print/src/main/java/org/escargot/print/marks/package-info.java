/// Marks on paper, in millimeters: what they look like, which letters there are, and where they may stand.
package org.escargot.print.marks;
