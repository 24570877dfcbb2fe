/// Reads printed puzzles from photos. Start at [org.escargot.scan.PhotoReader].
///
/// @since 0.1.0
@org.jspecify.annotations.NullMarked
module org.escargot.scan {
    requires static org.jspecify;
    requires transitive org.escargot.engine;

    exports org.escargot.scan;
    exports org.escargot.scan.digit;
    exports org.escargot.scan.picture;
}
