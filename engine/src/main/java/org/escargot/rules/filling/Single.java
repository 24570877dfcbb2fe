package org.escargot.rules.filling;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.rules.Block;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

/// A digit that can be placed at once, as far as [Marks] tell: it is the only one left for its cell, or its cell
/// the only one left for it in a house.
///
/// @param cell the cell
/// @param digit its digit
/// @param house where the digit fits nowhere else; empty where the cell has no other digit left
public record Single(int cell, int digit, Optional<Block.House> house) {
    /// The first single where `digits` stand: those of houses first, in the order of the blocks, then those of cells in
    /// reading order. Empty where there is none.
    public static Optional<Single> next(Variant puzzle, Digits digits) {
        int[] candidates = new Marks(puzzle.rules()).candidates(puzzle, digits);
        return inHouses(puzzle.rules(), digits, candidates).or(() -> inCells(puzzle.rules(), candidates));
    }

    private static Optional<Single> inHouses(Rules rules, Digits digits, int[] candidates) {
        for (Block block : rules.blocks()) {
            if (block instanceof Block.House house) {
                for (int digit = 1; digit <= rules.frame().size(); digit++) {
                    Optional<Single> found = inHouse(house, digit, digits, candidates);
                    if (found.isPresent()) {
                        return found;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Single> inHouse(Block.House house, int digit, Digits digits, int[] candidates) {
        boolean isPlaced = house.cells().stream().anyMatch(cell -> digits.digit(cell) == digit);
        int[] places = house.cells().stream()
                .filter(cell -> (candidates[cell] >> digit - 1 & 1) != 0)
                .toArray();
        return isPlaced || places.length != 1
                ? Optional.empty()
                : Optional.of(new Single(places[0], digit, Optional.of(house)));
    }

    private static Optional<Single> inCells(Rules rules, int[] candidates) {
        return rules.frame().cells().stream()
                .filter(cell -> Integer.bitCount(candidates[cell]) == 1)
                .mapToObj(
                        cell -> new Single(cell, Integer.numberOfTrailingZeros(candidates[cell]) + 1, Optional.empty()))
                .findFirst();
    }

    /// The number of the house among those of its rule, from 1.
    public int number(Rules rules) {
        List<Block> alike = rules.blocks().stream()
                .filter(block ->
                        house.isPresent() && block.origin().equals(house.get().origin()))
                .toList();
        return IntStream.range(0, alike.size())
                        .filter(at -> alike.get(at).equals(house.orElseThrow()))
                        .findFirst()
                        .orElse(0)
                + 1;
    }
}
