package org.escargot.scan.digit;

/// Tells which digit a cell holds: a small convolutional net, run in plain Java.
///
/// Two convolutions, each followed by the largest of every four values, then two dense layers. The weights are made by
/// `NetTraining` from digits that it draws itself.
public final class DigitNet {
    /// The side of the picture of a cell.
    public static final int SIDE = 28;

    /// The answers: 0 for an empty cell, and the nine digits.
    public static final int CLASSES = 10;

    private static final int FIRST_FEATURES = 12;
    private static final int SECOND_FEATURES = 24;
    private static final int HIDDEN = 64;

    final Convolution first;
    final Convolution second;
    final Dense third;
    final Dense fourth;

    private DigitNet(NetWeights.Source source) {
        first = source.convolution(1, SIDE, 5, FIRST_FEATURES);
        second = source.convolution(FIRST_FEATURES, first.outSide() / 2, 3, SECOND_FEATURES);
        int side = second.outSide() / 2;
        third = source.dense(SECOND_FEATURES * side * side, HIDDEN);
        fourth = source.dense(HIDDEN, CLASSES);
    }

    /// The net whose weights are in `source`.
    static DigitNet of(NetWeights.Source source) {
        return new DigitNet(source);
    }

    /// The net of a file of weights.
    ///
    /// @throws IllegalArgumentException when `weights` is no such file
    public static DigitNet of(byte[] weights) {
        NetWeights.Stored stored = new NetWeights.Stored(weights);
        DigitNet net = new DigitNet(stored);
        stored.expectEnd();
        return net;
    }

    /// How likely each class is.
    ///
    /// @param cell the ink of the cell, row by row: 0 paper, 1 black
    public float[] shares(float[] cell) {
        float[] edges = Activation.pooled(first.run(first.columns(cell)), FIRST_FEATURES, first.outSide());
        float[] parts = Activation.pooled(second.run(second.columns(edges)), SECOND_FEATURES, second.outSide());
        return Activation.shares(fourth.run(Activation.rectified(third.run(parts))));
    }
}
