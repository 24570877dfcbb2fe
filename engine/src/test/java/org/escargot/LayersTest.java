package org.escargot;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The plan of the house, as ARCHITECTURE.md draws it: arrows go down only.
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
        "format, grid",
        "solver, grid",
        "canonical, grid random",
        "analysis, canonical generator grid solver",
        "method, grid random solver",
        "generator, canonical format grid logic.. method random rating.. solver",
        "game, grid format solver logic..",
        "logic.pattern, grid",
        "logic.step, grid logic.pattern",
        "logic.singles, grid logic.pattern logic.step",
        "logic.intersections, grid logic.pattern logic.step",
        "logic.subsets, grid logic.pattern logic.step",
        "logic.fish, grid logic.pattern logic.step",
        "logic.singledigit, grid logic.pattern logic.step",
        "logic.wings, grid logic.pattern logic.step",
        "logic.coloring, grid logic.pattern logic.step",
        "logic.uniqueness, grid logic.pattern logic.step",
        "logic, grid logic..",
        "logic.corpus, grid logic..",
        "famous, grid",
        "explain, famous format grid logic.pattern logic.step method",
        "rating.., grid logic.. rating"
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
}
