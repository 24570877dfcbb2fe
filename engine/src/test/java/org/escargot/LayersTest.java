package org.escargot;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.grid.Houses;
import org.escargot.rating.VariantLadder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The plan of the house, as ARCHITECTURE.md draws it: arrows go down only.
@Tag("house")
class LayersTest {
    private static final JavaClasses ENGINE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.escargot");

    private static String room(String name) {
        return "org.escargot." + name;
    }

    /// Each room, and the rooms of the engine that it may use. A room that ends in `..` has rooms of its own.
    @ParameterizedTest
    @CsvSource({
        "grid, ''",
        "random, ''",
        "rules, grid",
        "rules.drawing, rules",
        "rules.filling, rules",
        "rules.setting, rules",
        "format.lines, ''",
        "format, grid format.lines rules",
        "format.text, grid format format.lines",
        "format.codec, grid format.lines",
        "format.app, grid format format.codec format.lines",
        "format.link, grid format format.codec format.lines format.sheet",
        "format.variant, grid format format.app format.codec format.lines rules",
        "format.drawing, format format.codec format.lines format.variant rules rules.drawing",
        "format.sheet, grid format format.lines",
        "format.registry, grid format..",
        "solver, grid",
        "solver.general.network, rules",
        "solver.general.propagators, rules solver.general.network",
        "solver.general.compile, rules solver.general.network solver.general.propagators",
        "solver.general, grid random rules solver.general.compile solver.general.network",
        "canonical, grid random",
        "analysis, canonical grid rules solver solver.general",
        "method, grid random solver",
        "course, grid logic logic.singles logic.step rating",
        "generator.clues, grid random",
        "generator.practice, grid logic.. rating..",
        "generator.wish, course format generator.clues generator.practice grid logic.. rating.. solver",
        "generator.makers, canonical generator.clues grid logic.step random solver",
        "generator.report, canonical generator.makers grid method random solver",
        "generator.variant, format generator.wish grid logic logic.step random rating rating.human rating.scale rules"
                + " solver.general",
        "generator, format generator.. grid logic.step method random rating.hodoku solver",
        "generator.daily, generator generator.clues generator.makers generator.variant grid rating",
        "game.command, grid logic.step",
        "game, format.. game.command grid logic.step",
        "game.help, explain format game game.command grid logic logic.step solver",
        "game.keeping, format.. game game.command grid",
        "logic.pattern, grid",
        "logic.step, grid logic.pattern",
        "logic.singles, grid logic.pattern logic.step",
        "logic.intersections, grid logic.pattern logic.step",
        "logic.subsets, grid logic.pattern logic.step",
        "logic.fish, grid logic.pattern logic.step",
        "logic.exotic, grid logic.pattern logic.step",
        "logic.houses, grid logic.chains logic.pattern logic.step",
        "logic.cages, grid logic.chains logic.chains.simplest logic.pattern logic.step",
        "logic.chains, grid logic.pattern logic.step",
        "logic.chains.linear, grid logic.chains logic.pattern logic.step",
        "logic.chains.tables, grid logic.chains logic.pattern logic.step",
        "logic.chains.simplest, grid logic.chains logic.pattern logic.step",
        "logic.singledigit, grid logic.chains logic.pattern logic.step",
        "logic.wings, grid logic.chains logic.pattern logic.step",
        "logic.coloring, grid logic.chains logic.pattern logic.step",
        "logic.als, grid logic.chains logic.pattern logic.step",
        "logic.templates, grid logic.pattern logic.step",
        "logic.uniqueness, grid logic.chains.simplest logic.pattern logic.step",
        "logic, grid logic..",
        "logic.corpus, grid logic..",
        "famous, grid",
        "explain.reading, format grid logic.pattern logic.step",
        "explain, explain.reading famous format grid logic.pattern logic.step method rules rules.filling",
        "rating.explainer.words, grid",
        "rating.explainer.sweeps, grid logic.pattern rating.explainer.words",
        "rating.explainer.loops, grid rating.explainer.words",
        "rating.explainer.chains, grid logic.chains logic.pattern rating.explainer.words",
        "rating.explainer.forcing,"
                + " grid logic.pattern rating.explainer.words rating.explainer.sweeps rating.explainer.chains",
        "rating.explainer.nested,"
                + " grid logic.pattern rating.explainer.words rating.explainer.chains rating.explainer.forcing",
        "rating.explainer.evidence, grid logic.pattern logic.step rating.explainer.words rating.explainer.loops",
        "rating.explainer.rungs, grid logic.chains logic.pattern logic.step rating.explainer.words"
                + " rating.explainer.sweeps rating.explainer.loops rating.explainer.chains rating.explainer.forcing"
                + " rating.explainer.evidence",
        "rating.explainer, grid logic.step rating.scale rating.explainer..",
        "rating.scale, grid logic.step",
        "rating.hodoku, grid logic.. rating.scale solver",
        "rating.human, grid logic logic.step random rating.hodoku rating.scale",
        "rating, grid logic.. rating.. solver",
        "told, explain grid logic.step rating.scale"
    })
    void aRoomUsesOnlyTheRoomsBelow(String room, String below) {
        List<String> allowed = new ArrayList<>(List.of(room(room), "java.."));
        Stream.of(below.split(" ", -1))
                .filter(name -> !name.isEmpty())
                .map(LayersTest::room)
                .forEach(allowed::add);
        allowed.add("org.jspecify..");

        classes()
                .that()
                .resideInAPackage(room(room))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .check(ENGINE);
    }

    /// `ExplainerRater` is the only way in.
    @Test
    void theRoomsOfExplainerAreItsOwn() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.escargot.rating.explainer..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.escargot.rating.explainer.*..")
                .check(ENGINE);
    }

    /// A page would have to carry what regular expressions need: a sixth of its engine.
    @ParameterizedTest
    @ValueSource(strings = {"matches", "replaceAll", "replaceFirst"})
    void noRegularExpressions(String method) {
        noClasses()
                .should()
                .callMethodWhere(JavaCall.Predicates.target(HasOwner.Predicates.With.<JavaClass>owner(
                                DescribedPredicate.describe("String", owner -> owner.isEquivalentTo(String.class))))
                        .and(JavaCall.Predicates.target(HasName.Predicates.name(method))))
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex..")
                .check(ENGINE);
    }

    /// The engine is compiled to WebAssembly too, where none of these exist.
    @Test
    void nothingThatAPageCannotDo() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.nio.file..", "java.lang.reflect..", "java.util.random..", "java.util.concurrent..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.File")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.ServiceLoader")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.ResourceBundle")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Thread")
                .check(ENGINE);
    }

    /// Rooms that know the usual houses by themselves, whatever board a position is on, and why.
    private static final Map<String, String> KNOW_THE_USUAL_HOUSES = Map.ofEntries(
            Map.entry("grid", "has them"),
            Map.entry("analysis", "of the usual Sudoku"),
            Map.entry("canonical", "of the usual Sudoku"),
            Map.entry("method", "of the usual Sudoku"),
            Map.entry("solver", "of the usual Sudoku"),
            Map.entry("rating.explainer.words", "a scale of the usual Sudoku"),
            Map.entry("rating.explainer.evidence", "a scale of the usual Sudoku"),
            Map.entry("rating.hodoku", "a scale of the usual Sudoku"),
            Map.entry("rating.human", "its walks are on the usual board"),
            Map.entry("generator", "makes usual puzzles"),
            Map.entry("generator.makers", "makes usual puzzles"),
            Map.entry("generator.report", "counts usual puzzles"),
            Map.entry("game", "plays usual puzzles"),
            Map.entry("game.help", "plays usual puzzles"),
            Map.entry("explain", "names lines and boxes"),
            Map.entry("explain.reading", "names lines and boxes"),
            Map.entry("logic.pattern", "patterns that only lines and boxes make"),
            Map.entry("logic.step", "the exchange that breaks no usual rule"),
            Map.entry("logic.als", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.chains", "nodes on lines and in boxes"),
            Map.entry("logic.chains.linear", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.chains.tables", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.coloring", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.exotic", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.fish", "finders of Need.LINES_AND_BOXES; basic fish, the rows and columns there are"),
            Map.entry("logic.intersections", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.singledigit", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.subsets", "whether a house is a box"),
            Map.entry("logic.templates", "finders of Need.LINES_AND_BOXES"),
            Map.entry("logic.uniqueness", "finders of Need.CLASSIC"),
            Map.entry("logic.wings", "finders of Need.LINES_AND_BOXES"));

    /// All others ask the position, whose board may be another.
    @Test
    void onlySomeRoomsKnowTheUsualHouses() {
        Set<String> rooms = new TreeSet<>();
        ENGINE.get(Houses.class).getDirectDependenciesToSelf().stream()
                .map(dependency -> dependency.getOriginClass().getPackageName())
                .forEach(room -> rooms.add(room.replace("org.escargot.", "")));

        assertThat(rooms).isEqualTo(new TreeSet<>(KNOW_THE_USUAL_HOUSES.keySet()));
    }

    /// They take the kinds of houses from there, no cells and no peers.
    @Test
    void findersForAnyBoardAskThePosition() {
        Set<String> names = Stream.concat(VariantLadder.FINDERS.stream(), VariantLadder.FORCING.stream())
                .map(finder -> finder.getClass().getName())
                .collect(Collectors.toSet());

        noClasses()
                .that(DescribedPredicate.describe("find on any board", type -> names.contains(type.getName())))
                .should()
                .callMethodWhere(JavaCall.Predicates.target(HasOwner.Predicates.With.<JavaClass>owner(
                        DescribedPredicate.describe("Houses", owner -> owner.isEquivalentTo(Houses.class)))))
                .check(ENGINE);
    }
}
