package org.escargot.game.command;

import org.escargot.grid.CandidateColors;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Symmetry;

/// Changes what the player holds, not the board; but a [Pad] key types where digits are not chosen first.
public sealed interface HandCommand extends Command {
    /// Makes typing mean `mode`.
    record SetMode(Mode mode) implements HandCommand {}

    /// Goes to the next mode.
    record NextMode() implements HandCommand {}

    /// Goes to the previous mode.
    record PreviousMode() implements HandCommand {}

    /// Makes typing give candidates `color` (1..4).
    record TakeColor(int color) implements HandCommand {
        public TakeColor {
            if (color < 1 || color > CandidateColors.COUNT) {
                throw new IllegalArgumentException("The color (" + color + ") must be 1..4.");
            }
        }
    }

    /// Makes typing give candidates a color; where it does so already, the next one.
    record NextColor() implements HandCommand {}

    /// Likewise with the color before.
    record PreviousColor() implements HandCommand {}

    /// Takes `digit` from the pile into the hand; the same digit again puts it back.
    record Choose(int digit) implements HandCommand {
        public Choose {
            DigitSet.of(digit);
        }
    }

    /// A key of the pad on the screen: [BoardCommand.Type] where cells are selected, else [Choose]; and that too with
    /// [Option#DIGIT_FIRST], or with something in hand.
    record Pad(int digit) implements HandCommand {
        public Pad {
            DigitSet.of(digit);
        }
    }

    /// Takes the eraser, or puts it back.
    record ToggleEraser() implements HandCommand {}

    /// Puts back whatever the hand holds.
    record PutBack() implements HandCommand {}

    /// Turns `option` on.
    record TurnOn(Option option) implements HandCommand {}

    /// Turns `option` off.
    record TurnOff(Option option) implements HandCommand {}

    /// Has a puzzle that is entered keep `symmetry` from now on: erasing a clue erases all that are given with it, and
    /// after a digit the focus goes to those that are still missing.
    record KeepSymmetry(Symmetry symmetry) implements HandCommand {}
}
