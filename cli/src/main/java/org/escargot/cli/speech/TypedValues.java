package org.escargot.cli.speech;

import java.util.ArrayList;
import java.util.List;

/// The values of an option on a command line that is not understood yet.
public final class TypedValues {
    private TypedValues() {}

    /// What stands behind `option`, such as `--lang`, in `args`, in order.
    public static List<String> of(String option, String... args) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
            if (args[i].startsWith(option + "=")) {
                values.add(args[i].substring(option.length() + 1));
            } else if (args[i].equals(option) && i + 1 < args.length) {
                values.add(args[i + 1]);
            }
        }
        return values;
    }
}
