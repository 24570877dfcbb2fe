package org.escargot.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rooms of the command line, as the comment of its package draws them: arrows go down only.
@Tag("house")
class RoomsTest {
    private static final int MOST = 35;
    private static final String WRITING =
            "write.*|newOutputStream|newBufferedWriter|newByteChannel|copy|move|createFile|createTemp.*|delete.*";
    private static final String HOUSE = "org.escargot.cli";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(HOUSE);

    /// Each room, and the rooms of the command line that it may use.
    @ParameterizedTest
    @CsvSource({
        "speech, ''",
        "terminal, speech",
        "input, speech terminal",
        "output, speech terminal",
        "options, speech terminal",
        "work, input output speech terminal",
        "solver, options speech work",
        "trace, input options output solver speech terminal",
        "solve, input options output solver speech terminal trace work",
        "check, input options output solver speech terminal work",
        "bench, input output solver speech terminal work",
        "rate, input options output solver speech terminal work",
        "explain, input options output solver speech terminal",
        "analyze, input options output solver speech terminal",
        "generate, input options output solver speech terminal work",
        "forms, input output speech terminal work",
        "convert, input output speech terminal",
        "catalog, options output speech terminal",
        "cases, input output speech terminal",
        "play, input options output speech terminal",
        "print, input options output solver speech terminal",
        "scan, output speech terminal",
        "library, forms input options output speech terminal work"
    })
    void aRoomUsesOnlyTheRoomsBelow(String room, String below) {
        String[] allowed = Stream.concat(Stream.of(room), Stream.of(below.split(" ")))
                .map(name -> HOUSE + "." + name)
                .toArray(String[]::new);

        noClasses()
                .that()
                .resideInAPackage(HOUSE + "." + room)
                .should()
                .dependOnClassesThat(resideInAPackage(HOUSE + "..").and(resideOutsideOfPackages(allowed)))
                .check(CLASSES);
    }

    /// Whatever writes a file does it by [org.escargot.cli.output.WholeFile].
    @Test
    void filesAreWrittenAsAWhole() {
        noClasses()
                .that()
                .resideOutsideOfPackage(HOUSE + ".output")
                .should()
                .callMethodWhere(target(owner(type(Files.class))).and(target(nameMatching(WRITING))))
                .orShould()
                .callConstructorWhere(
                        target(owner(assignableTo(FileWriter.class).or(type(RandomAccessFile.class)))))
                .orShould()
                .callConstructor(FileOutputStream.class, String.class)
                .orShould()
                .callConstructor(FileOutputStream.class, File.class)
                .check(CLASSES);
    }

    /// Elsewhere a file is opened only to add a line to it, or to lock a pool.
    @Test
    void fewOpenAFileOtherwise() {
        noClasses()
                .that()
                .resideOutsideOfPackage(HOUSE + ".output")
                .and(not(simpleName("ResumedOutput").or(simpleName("FilePool"))))
                .should()
                .callMethodWhere(target(owner(type(FileChannel.class))).and(target(nameMatching("open"))))
                .check(CLASSES);
    }

    @Test
    void noRoomHasMoreThanALookTakesIn() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(each -> each.isTopLevelClass())
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));

        assertThat(sizes)
                .hasSizeGreaterThan(18)
                .allSatisfy((_, size) -> assertThat(size).isLessThanOrEqualTo(MOST));
    }
}
