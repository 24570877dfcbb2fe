package org.escargot.cli.options;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.cli.speech.BadInput;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Scale;

/// The scales that a value of `--scale` names.
///
/// @param name the value as users type it
/// @param scales the scales, in the order of their columns
public record ScaleChoice(String name, List<Scale> scales) {
    private static final ScaleChoice BOTH = new ScaleChoice("both", List.of(Scales.EXPLAINER, Scales.HODOKU));

    /// What callers get who choose nothing.
    public static final ScaleChoice DEFAULT = of(Scales.HODOKU);

    /// What can be typed where several scales may be asked at once.
    public static final class Any implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return any().map(ScaleChoice::name).iterator();
        }
    }

    /// What can be typed where several scales of logic may be asked at once.
    public static final class Logic implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ofLogic().map(ScaleChoice::name).iterator();
        }
    }

    /// What can be typed where one scale of logic is asked.
    public static final class Single implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Scales.LOGIC.stream().map(Scale::id).iterator();
        }
    }

    /// The choice that users mean by `typed`, which may name several scales.
    ///
    /// @throws BadInput when it names none
    public static ScaleChoice any(String typed) {
        return named(any(), typed).orElseThrow(() -> unknown(new Any(), typed));
    }

    /// The choice that users mean by `typed`, which may name several scales, but only those of [Scales#LOGIC].
    ///
    /// @throws BadInput when it names none
    public static ScaleChoice logic(String typed) {
        return named(ofLogic(), typed).orElseThrow(() -> unknown(new Logic(), typed));
    }

    /// The one scale of [Scales#LOGIC] that users mean by `typed`.
    ///
    /// @throws BadInput when it names none
    public static Scale single(String typed) {
        return Scales.of(typed.toLowerCase(Locale.ROOT))
                .filter(Scales.LOGIC::contains)
                .orElseThrow(() -> unknown(new Single(), typed));
    }

    private static Stream<ScaleChoice> any() {
        Stream<Scale> others = Scales.ALL.stream().filter(scale -> !Scales.LOGIC.contains(scale));
        return Stream.concat(ofLogic(), others.map(ScaleChoice::of));
    }

    private static Stream<ScaleChoice> ofLogic() {
        Stream<Scale> each =
                Stream.concat(BOTH.scales.stream(), Scales.LOGIC.stream()).distinct();
        return Stream.concat(each.map(ScaleChoice::of), Stream.of(BOTH));
    }

    private static Optional<ScaleChoice> named(Stream<ScaleChoice> choices, String typed) {
        return choices.filter(choice -> choice.name.equals(typed.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private static ScaleChoice of(Scale scale) {
        return new ScaleChoice(scale.id(), List.of(scale));
    }

    private static BadInput unknown(Iterable<String> known, String typed) {
        List<String> names = new ArrayList<>();
        known.forEach(names::add);
        return BadInput.oneOf("--scale", String.join(", ", names), typed);
    }

    /// Whether one of the scales takes limits.
    public boolean takesLimits() {
        return scales.stream().anyMatch(Scale::takesLimits);
    }

    /// The same scales without their shortcuts.
    public ScaleChoice withoutShortcuts() {
        return new ScaleChoice(
                name, scales.stream().map(Scale::withoutShortcuts).toList());
    }

    @Override
    public String toString() {
        return name;
    }
}
