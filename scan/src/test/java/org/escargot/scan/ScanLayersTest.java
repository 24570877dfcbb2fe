package org.escargot.scan;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rooms of this module as the comment of its package draws them: arrows go down only, and nothing is used that a
/// page does not have.
class ScanLayersTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.escargot.scan");

    @ParameterizedTest
    @CsvSource({
        "scan.picture, ''",
        "scan.frame, scan.picture",
        "scan.digit, scan.frame scan.picture",
        "scan, scan.digit scan.frame scan.picture grid solver"
    })
    void aRoomUsesOnlyTheRoomsBelow(String room, String below) {
        List<String> allowed = new ArrayList<>(List.of(
                "java.lang", "java.lang.invoke", "java.lang.runtime", "java.io", "java.util..", "org.jspecify.."));
        Stream.concat(Stream.of(room), Stream.of(below.split(" ", -1)))
                .filter(name -> !name.isEmpty())
                .forEach(name -> allowed.add("org.escargot." + name));

        classes()
                .that()
                .resideInAPackage("org.escargot." + room)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .check(CLASSES);
    }
}
