package org.escargot.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.cli.options.OptionValues;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Label;
import org.escargot.cli.speech.Nearest;
import org.escargot.cli.speech.Said;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// What is wrong with a command line, in the house's words and not in those of the library that reads it.
final class Misuse {
    private static final Set<Class<?>> WHOLE = Set.of(int.class, Integer.class, long.class, Long.class);
    private static final Set<Class<?>> NUMBERS = Set.of(double.class);

    private Misuse() {}

    /// What `problem` says, and where to read more.
    ///
    /// @param commands the names of all commands
    static Said of(ParameterException problem, Set<String> commands) {
        CommandLine line = problem.getCommandLine();
        if (problem instanceof UnmatchedArgumentException unmatched
                && line.getParent() == null
                && !isOption(unmatched.getUnmatched().getFirst())) {
            String typed = unmatched.getUnmatched().getFirst();
            return Nearest.to(typed, commands)
                    .map(near -> new Said(Complaint.NO_SUCH_COMMAND_BUT, typed, near))
                    .orElseGet(() -> new Said(Complaint.NO_SUCH_COMMAND, typed, String.join(", ", commands)));
        }
        if (problem.getClass() == ParameterException.class && problem.getArgSpec() == null && ownIn(problem) == null) {
            return new Said(Complaint.NO_COMMAND, String.join(", ", commands));
        }
        String name = line.getCommandSpec().qualifiedName();
        return new Said(Complaint.MORE_HELP, of(problem), name);
    }

    private static Object of(ParameterException problem) {
        BadInput own = ownIn(problem);
        if (own != null) {
            return own.said();
        }
        return switch (problem) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case MissingParameterException missing -> missing(missing);
            case OverwrittenOptionException twice -> new Said(Complaint.ONLY_ONCE, name(twice.getOverwritten()));
            case MutuallyExclusiveArgsException _ -> new Said(Complaint.NOT_TOGETHER, options(problem));
            default -> value(problem);
        };
    }

    /// What a setter of an option has to say.
    private static @Nullable BadInput ownIn(@Nullable Throwable problem) {
        return problem == null || problem instanceof BadInput ? (BadInput) problem : ownIn(problem.getCause());
    }

    private static Said unmatched(UnmatchedArgumentException problem) {
        List<String> left = problem.getUnmatched();
        String option = left.stream().filter(Misuse::isOption).findFirst().orElse("");
        if (option.isEmpty()) {
            return new Said(Complaint.LEFT_OVER, left.getFirst());
        }
        String named = option.split("=", 2)[0];
        return Nearest.to(
                        named,
                        problem.getCommandLine().getCommandSpec().optionsMap().keySet())
                .or(() -> problem.getSuggestions().stream().findFirst())
                .map(near -> new Said(Complaint.NO_SUCH_OPTION_BUT, named, near))
                .orElseGet(() -> new Said(Complaint.NO_SUCH_OPTION, named));
    }

    private static boolean isOption(String argument) {
        return argument.length() > 1 && argument.startsWith("-");
    }

    private static Said missing(MissingParameterException problem) {
        ArgSpec missing = problem.getMissing().isEmpty()
                ? problem.getArgSpec()
                : problem.getMissing().getFirst();
        return missing instanceof OptionSpec option
                ? new Said(Complaint.VALUE_MISSING, option.longestName(), new Label(option.paramLabel()))
                : new Said(Complaint.ARGUMENT_MISSING, new Label(missing.paramLabel()));
    }

    /// The options that the sentence of the library names.
    private static String options(ParameterException problem) {
        List<String> named = new ArrayList<>();
        for (String word : String.valueOf(problem.getMessage()).split("[^-A-Za-z0-9]+", -1)) {
            if (word.startsWith("--")) {
                named.add(word);
            }
        }
        return String.join(", ", named);
    }

    private static Object value(ParameterException problem) {
        ArgSpec argument = problem.getArgSpec();
        if (argument == null || problem.getValue() == null) {
            return String.valueOf(problem.getMessage());
        }
        Class<?> type = argument.typeInfo().getType();
        if (type.isEnum()) {
            return BadInput.oneOf(name(argument), choices(type), problem.getValue())
                    .said();
        }
        if (WHOLE.contains(type)) {
            boolean isTooLong = OptionValues.isWhole(problem.getValue());
            Complaint complaint = isTooLong ? Complaint.TOO_MANY_DIGITS : Complaint.WHOLE_NUMBER;
            return new Said(complaint, name(argument), problem.getValue());
        }
        if (type == boolean.class) {
            return new Said(Complaint.NO_VALUE, name(argument), problem.getValue());
        }
        return NUMBERS.contains(type)
                ? new Said(Complaint.ANY_NUMBER, name(argument), problem.getValue())
                : String.valueOf(problem.getMessage());
    }

    private static String choices(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(choice -> ((Enum<?>) choice).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
