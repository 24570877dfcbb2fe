package org.escargot.scan.picture;

import java.util.List;

/// Ink that hangs together, corners included.
///
/// @param hull the corners of its convex hull, clockwise on the screen
/// @param width how many columns it reaches over
/// @param height how many rows
public record Blob(List<Point> hull, int width, int height) {
    /// The pixels of the upright rectangle around it.
    public int area() {
        return width * height;
    }

    /// The blobs whose width and height are `least` pixels or more.
    public static List<Blob> of(InkMap ink, int least) {
        return new Flood(ink).blobs(least);
    }
}
