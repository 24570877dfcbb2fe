package org.escargot.scan.digit;

/// What each weight of a net adds to the loss, by going through its layers backwards.
final class NetGradient {
    private final DigitNet net;
    final float[][] sums;

    NetGradient(DigitNet net) {
        this.net = net;
        sums = new float[][] {
            new float[net.first.weights().length], new float[net.first.biases().length],
            new float[net.second.weights().length], new float[net.second.biases().length],
            new float[net.third.weights().length], new float[net.third.biases().length],
            new float[net.fourth.weights().length], new float[net.fourth.biases().length]
        };
    }

    /// All weights and biases of a net, in the order of `sums`.
    static float[][] parameters(DigitNet net) {
        return new float[][] {
            net.first.weights(), net.first.biases(),
            net.second.weights(), net.second.biases(),
            net.third.weights(), net.third.biases(),
            net.fourth.weights(), net.fourth.biases()
        };
    }

    /// What each layer takes and gives on the way forwards.
    @SuppressWarnings("ArrayRecordComponent")
    private record Pass(
            float[] columns1,
            float[] out1,
            float[] edges,
            float[] columns2,
            float[] out2,
            float[] parts,
            float[] hidden) {
        static Pass of(DigitNet net, float[] cell, float[] kept) {
            float[] columns1 = net.first.columns(cell);
            float[] out1 = net.first.run(columns1);
            float[] edges = Activation.pooled(out1, net.first.features(), net.first.outSide());
            float[] columns2 = net.second.columns(edges);
            float[] out2 = net.second.run(columns2);
            float[] parts = Activation.pooled(out2, net.second.features(), net.second.outSide());
            float[] hidden = Activation.rectified(net.third.run(parts));
            multiply(hidden, kept);
            return new Pass(columns1, out1, edges, columns2, out2, parts, hidden);
        }
    }

    /// Adds the gradient of one cell; returns its loss.
    ///
    /// @param kept for each hidden unit 0 where it is left out this time, else what it is multiplied by
    float add(float[] cell, int digit, float[] kept) {
        Pass pass = Pass.of(net, cell, kept);
        float[] shares = Activation.shares(net.fourth.run(pass.hidden));
        float[] slope = shares.clone();
        slope[digit] -= 1;
        goBack(pass, slope, kept);
        return (float) -Math.log(Math.max(shares[digit], 1e-12));
    }

    private void goBack(Pass pass, float[] slope, float[] kept) {
        float[] hiddenSlope = dense(net.fourth, pass.hidden, slope, sums[6], sums[7]);
        for (int i = 0; i < hiddenSlope.length; i++) {
            hiddenSlope[i] *= pass.hidden[i] > 0 ? kept[i] : 0;
        }
        float[] partsSlope = dense(net.third, pass.parts, hiddenSlope, sums[4], sums[5]);
        float[] slope2 = unpooled(partsSlope, pass.parts, pass.out2, net.second);
        float[] edgesSlope = folded(net.second, convolution(net.second, pass.columns2, slope2, sums[2], sums[3]));
        float[] slope1 = unpooled(edgesSlope, pass.edges, pass.out1, net.first);
        convolution(net.first, pass.columns1, slope1, sums[0], sums[1]);
    }

    private static void multiply(float[] values, float[] factors) {
        for (int i = 0; i < values.length; i++) {
            values[i] *= factors[i];
        }
    }

    /// An input of 0 comes from a unit that passes no slope on, so that it needs none.
    private static float[] dense(Dense layer, float[] in, float[] slope, float[] weights, float[] biases) {
        float[] before = new float[layer.inputs()];
        int outputs = layer.outputs();
        Convolution.add(biases, 1, slope, 0);
        for (int i = 0; i < before.length; i++) {
            if (in[i] != 0) {
                add(weights, i * outputs, in[i], slope, 0, outputs);
                for (int o = 0; o < outputs; o++) {
                    before[i] += layer.weights()[i * outputs + o] * slope[o];
                }
            }
        }
        return before;
    }

    /// The slope goes to the largest of each four.
    private static float[] unpooled(float[] slope, float[] pooled, float[] out, Convolution layer) {
        float[] before = new float[out.length];
        int side = layer.outSide();
        for (int i = 0; i < slope.length; i++) {
            int from = Activation.first(i, side);
            for (int place : new int[] {from, from + 1, from + side, from + side + 1}) {
                if (pooled[i] > 0 && out[place] == pooled[i]) {
                    before[place] = slope[i];
                    break;
                }
            }
        }
        return before;
    }

    /// Adds the gradient of a convolution; returns the slope of its columns, place by place.
    ///
    /// Only the largest of four places has a slope, so going through places and leaving out zeros saves most work.
    private static float[] convolution(
            Convolution layer, float[] columns, float[] slope, float[] weights, float[] biases) {
        int places = layer.outSide() * layer.outSide();
        int taps = layer.taps();
        float[] seen = turned(columns, taps, places);
        float[] before = new float[seen.length];
        for (int i = 0; i < slope.length; i++) {
            if (slope[i] != 0) {
                int feature = i / places;
                int place = i % places;
                biases[feature] += slope[i];
                add(weights, feature * taps, slope[i], seen, place * taps, taps);
                add(before, place * taps, slope[i], layer.weights(), feature * taps, taps);
            }
        }
        return before;
    }

    private static float[] turned(float[] columns, int taps, int places) {
        float[] turned = new float[columns.length];
        for (int tap = 0; tap < taps; tap++) {
            for (int place = 0; place < places; place++) {
                turned[place * taps + tap] = columns[tap * places + place];
            }
        }
        return turned;
    }

    private static void add(float[] sums, int to, float factor, float[] values, int from, int count) {
        for (int i = 0; i < count; i++) {
            sums[to + i] += factor * values[from + i];
        }
    }

    /// The columns of a layer, each value added where it came from.
    private static float[] folded(Convolution layer, float[] columns) {
        int out = layer.outSide();
        int side = layer.side();
        int kernel = layer.kernel();
        float[] picture = new float[layer.channels() * side * side];
        for (int place = 0, i = 0; place < out * out; place++) {
            for (int tap = 0; tap < layer.taps(); tap++, i++) {
                int channel = tap / (kernel * kernel);
                int y = place / out + tap / kernel % kernel;
                int x = place % out + tap % kernel;
                picture[(channel * side + y) * side + x] += columns[i];
            }
        }
        return picture;
    }
}
