package org.escargot.format;

/// Finds out the format from the head of the input.
final class Detection {
    private Detection() {}

    static Format of(Cursor cursor) {
        return Format.LINE;
    }
}
