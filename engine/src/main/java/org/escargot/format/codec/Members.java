package org.escargot.format.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a code of JSON has beside what its reader takes: the one rule for all of them. A member that is empty, `false`
/// or `null` says nothing. Of the others, a list, an object or `true` is a rule unless it is known to be none, and the
/// puzzle is refused; a text or a number is no rule, and is told unless it is known.
///
/// @param known the members that the reader takes, or that put no rule on the grid
public record Members(Set<String> known) {
    public Members {
        known = Set.copyOf(known);
    }

    /// The members of `json` that put rules on the grid, by name.
    public List<String> rules(Json json) {
        return unknown(json, true);
    }

    /// The members of `json` that are not understood, but put no rule on the grid, by name.
    public List<String> others(Json json) {
        return unknown(json, false);
    }

    private List<String> unknown(Json json, boolean areRules) {
        List<String> names = new ArrayList<>();
        if (json instanceof Json.Members members) {
            for (Map.Entry<String, Json> member : members.values().entrySet()) {
                boolean isAsked = areRules ? isRule(member.getValue()) : isText(member.getValue());
                if (isAsked && !known.contains(member.getKey())) {
                    names.add(member.getKey());
                }
            }
        }
        return names;
    }

    /// Whether a member with this `value` is a rule, unless it is known to be none.
    public static boolean isRule(Json value) {
        return switch (value) {
            case Json.Items items -> items.values().stream().anyMatch(Members::saysSomething);
            case Json.Members members -> members.values().values().stream().anyMatch(Members::saysSomething);
            case Json.Word word -> word.isTrue();
            case Json.Text _, Json.Figure _ -> false;
        };
    }

    /// An empty object in a list is still an item, and a false word in one, too.
    private static boolean saysSomething(Json value) {
        return !(value instanceof Json.Word word) || word.isTrue();
    }

    /// Whether `value` is a text or number that says something.
    public static boolean isText(Json value) {
        return value instanceof Json.Text(String text) && !text.isBlank() || value instanceof Json.Figure;
    }

    /// The items of a list, or the flag or object itself.
    public static List<Json> itemsOf(Json value) {
        return value.items().isEmpty() ? List.of(value) : value.items();
    }
}
