package org.escargot.format.codec;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The members of a drawing of [SudokuPad](https://sudokupad.app), most of which have a name and a short name.
public final class SclMembers {
    /// Those that put no rule on the board. Regions, cages and the words of the metadata may.
    public static final Set<String> WITHOUT_RULE = Set.of(
            "id",
            "cellSize",
            "cs",
            "cells",
            "ce",
            "regions",
            "re",
            "cages",
            "ca",
            "solution",
            "videos",
            "vd",
            "metadata",
            "md",
            "settings",
            "title",
            "t",
            "author",
            "rules",
            "ru",
            "version");

    /// The member of the metadata that has the rules as a string of Interactive Sudoku Solver. Only we write it.
    public static final String RULES = "iss";

    private SclMembers() {}

    /// The member `name` or `shortName`; nothing when there is neither.
    public static Optional<Json> member(Json json, String name, String shortName) {
        return json.member(name).or(() -> json.member(shortName));
    }

    /// The values of the list `name` or `shortName`; none when there is neither.
    public static List<Json> items(Json json, String name, String shortName) {
        return member(json, name, shortName).map(Json::items).orElse(List.of());
    }
}
