package org.escargot.web;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeSet;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.generator.variant.CageWish;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantProblems;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantWish;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantLevel;

/// What puzzle with rules of its own the page asks for: words with blanks between them, such as
/// `level=easy technique=innie symmetry=full shapes=none largest=4 givens`, each of which may be missing.
final class WantedVariant {
    private WantedVariant() {}

    /// The recipe for a puzzle of `size` rows with `rules` as `wish` says.
    static VariantRecipe recipe(String rules, int size, String wish) {
        VariantRecipe recipe = new VariantRecipe(kinds(rules), size);
        StringTokenizer words = new StringTokenizer(wish, " ");
        while (words.hasMoreTokens()) {
            recipe = with(recipe, words.nextToken());
        }
        return recipe;
    }

    private static VariantRecipe with(VariantRecipe recipe, String word) {
        int equals = word.indexOf('=');
        String value = word.substring(equals + 1);
        VariantWish wish = recipe.wish();
        return switch (word.substring(0, equals < 0 ? word.length() : equals)) {
            case "level" ->
                recipe.with(
                        new VariantWish(Optional.of(level(value)), wish.techniques(), wish.without(), wish.minutes()));
            case "technique" ->
                recipe.with(
                        new VariantWish(wish.level(), Set.of(Names.technique(value)), wish.without(), wish.minutes()));
            case "symmetry" -> recipe.with(symmetry(value));
            case "shapes" -> recipe.withShapes(symmetry(value));
            case "largest" ->
                recipe.with(new CageWish(
                        Math.min(Integer.parseInt(value), recipe.size()),
                        recipe.cages().withGivens()));
            case "givens" -> recipe.with(new CageWish(recipe.cages().largest(), true));
            default -> throw new IllegalArgumentException("No wish: " + word);
        };
    }

    private static Symmetry symmetry(String id) {
        return Symmetry.of(id).orElseThrow(() -> new IllegalArgumentException("No symmetry: " + id));
    }

    /// The techniques that such a puzzle can be asked to need, from easy to hard, with their names.
    static String techniques(String rules, int size, Explainer explainer) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (Technique technique : inOrder()) {
                VariantRecipe recipe = recipe(rules, size, "technique=" + technique.id());
                if (VariantProblems.ofWish(recipe).isEmpty()) {
                    json.object(() -> {
                        json.name("technique").string(technique.id());
                        json.name("name").string(explainer.name(technique));
                    });
                }
            }
        });
        return json.toString();
    }

    /// The techniques of the ladder, from easy to hard.
    private static Set<Technique> inOrder() {
        Set<Technique> all = new LinkedHashSet<>();
        for (VariantLevel level : VariantLevel.values()) {
            for (Finder finder : VariantLadder.finders(level)) {
                all.addAll(new TreeSet<>(finder.finds()));
            }
        }
        return all;
    }

    /// The kinds that `rules` names, ids of [VariantKind] with commas between them or an empty text.
    static Set<VariantKind> kinds(String rules) {
        Set<VariantKind> kinds = EnumSet.noneOf(VariantKind.class);
        for (VariantKind kind : VariantKind.values()) {
            if (("," + rules + ",").contains("," + kind.id() + ",")) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /// The level that the page calls `name`.
    static VariantLevel level(String name) {
        return VariantLevel.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
