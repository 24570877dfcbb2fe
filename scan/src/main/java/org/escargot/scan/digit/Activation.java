package org.escargot.scan.digit;

/// What happens between the layers of a net; none of it has weights.
final class Activation {
    private Activation() {}

    /// The largest of each square of two by two values, or 0 where all are below.
    static float[] pooled(float[] in, int channels, int side) {
        int half = side / 2;
        float[] out = new float[channels * half * half];
        for (int i = 0; i < out.length; i++) {
            int from = first(i, side);
            float upper = Math.max(in[from], in[from + 1]);
            float lower = Math.max(in[from + side], in[from + side + 1]);
            out[i] = Math.max(0, Math.max(upper, lower));
        }
        return out;
    }

    /// Where the square of the pooled value `index` begins.
    static int first(int index, int side) {
        int half = side / 2;
        int channel = index / (half * half);
        int y = index / half % half;
        return channel * side * side + 2 * y * side + 2 * (index % half);
    }

    /// The values, 0 for those below.
    static float[] rectified(float[] in) {
        float[] out = in.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.max(0, out[i]);
        }
        return out;
    }

    /// Shares that add up to 1, larger for larger scores.
    static float[] shares(float[] scores) {
        float most = scores[0];
        for (float score : scores) {
            most = Math.max(most, score);
        }
        float[] shares = new float[scores.length];
        float sum = 0;
        for (int i = 0; i < scores.length; i++) {
            shares[i] = (float) Math.exp(scores[i] - most);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }
}
