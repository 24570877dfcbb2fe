package org.escargot.scan.digit;

/// A layer in which every output sees every input.
///
/// @param inputs how many values come in
/// @param outputs how many come out
/// @param weights by input, then output: the inner loop then has no sum, which the JVM would not make a vector of
/// @param biases by output
@SuppressWarnings("ArrayRecordComponent")
record Dense(int inputs, int outputs, float[] weights, float[] biases) {
    float[] run(float[] in) {
        float[] out = biases.clone();
        for (int i = 0; i < inputs; i++) {
            if (in[i] != 0) {
                Convolution.add(out, in[i], weights, i * outputs);
            }
        }
        return out;
    }
}
