package org.escargot.print;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;

/// Draws a QR code (ISO/IEC 18004).
final class QrDrawing {
    private QrDrawing() {}

    /// The code that says `text`, in a square with sides of `size` millimeters at (`left`, `top`).
    static List<Mark> of(String text, double left, double top, double size) {
        BitMatrix code = code(text);
        double module = size / code.getWidth();
        List<Mark> marks = new ArrayList<>();
        for (int row = 0; row < code.getHeight(); row++) {
            int begin = 0;
            for (int column = 0; column <= code.getWidth(); column++) {
                if (column < code.getWidth() && code.get(column, row)) {
                    continue;
                }
                if (column > begin) {
                    double width = (column - begin) * module;
                    marks.add(new Mark.Fill(left + begin * module, top + row * module, width, module, Ink.BLACK));
                }
                begin = column + 1;
            }
        }
        return marks;
    }

    private static BitMatrix code(String text) {
        try {
            // The paper around it is white anyway.
            return new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, Map.of(EncodeHintType.MARGIN, 0));
        } catch (WriterException e) {
            throw new IllegalArgumentException("too long for a QR code: " + text, e);
        }
    }
}
