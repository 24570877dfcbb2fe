/// Puzzles on paper: sheets as PDF, SVG or PNG.
///
/// @since 0.1.0
@org.jspecify.annotations.NullMarked
module org.escargot.print {
    requires static org.jspecify;
    requires com.google.zxing;
    requires java.desktop;
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires org.escargot.engine;

    exports org.escargot.print;
}
