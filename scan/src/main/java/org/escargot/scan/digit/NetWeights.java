package org.escargot.scan.digit;

/// Where the weights of a net come from, and the file that holds them.
///
/// The file has, layer after layer, a scale, the weights as bytes to be multiplied by it, and the biases. Scale and
/// biases are IEEE 754 single, big end first. A byte is fine enough: digits are told by many weights together.
final class NetWeights {
    private NetWeights() {}

    /// Gives layers their weights, first layer first.
    interface Source {
        /// The next `count` weights, of units that see `inputs` values each.
        float[] weights(int count, int inputs);

        /// The next `count` biases.
        float[] biases(int count);

        default Convolution convolution(int channels, int side, int kernel, int features) {
            int taps = channels * kernel * kernel;
            return new Convolution(channels, side, kernel, features, weights(features * taps, taps), biases(features));
        }

        default Dense dense(int inputs, int outputs) {
            return new Dense(inputs, outputs, weights(inputs * outputs, inputs), biases(outputs));
        }
    }

    /// The weights of a file.
    static final class Stored implements Source {
        private final byte[] bytes;
        private int position;

        Stored(byte[] bytes) {
            this.bytes = bytes.clone();
        }

        @Override
        public float[] weights(int count, int inputs) {
            float scale = single();
            float[] weights = new float[count];
            for (int i = 0; i < count; i++) {
                weights[i] = next() * scale;
            }
            return weights;
        }

        @Override
        public float[] biases(int count) {
            float[] biases = new float[count];
            for (int i = 0; i < count; i++) {
                biases[i] = single();
            }
            return biases;
        }

        void expectEnd() {
            if (position != bytes.length) {
                throw wrong();
            }
        }

        private float single() {
            return Float.intBitsToFloat(next() << 24 | (next() & 255) << 16 | (next() & 255) << 8 | next() & 255);
        }

        private byte next() {
            if (position == bytes.length) {
                throw wrong();
            }
            return bytes[position++];
        }

        private IllegalArgumentException wrong() {
            return new IllegalArgumentException("These " + bytes.length + " bytes are no weights of this net.");
        }
    }
}
