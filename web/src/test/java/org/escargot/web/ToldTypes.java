package org.escargot.web;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escargot.explain.Highlights;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.step.Technique;
import org.escargot.told.Curve;
import org.escargot.told.ToldStep;

/// The text of `engine/told.ts`: what [org.escargot.told.ToldJson] writes, a type for each record, with the words of
/// its
/// comment. So a component that is renamed breaks the compilation of the page.
final class ToldTypes {
    /// The lines of the page are no longer.
    private static final int WIDTH = 110;

    private static final Path SOURCES = Path.of("..", "engine", "src", "main", "java");
    private static final Pattern COMMENT =
            Pattern.compile("(?m)((?:^ *///.*\\n)+)^[^/\\n]*?\\b(?:(?:record|enum|interface) (\\w+)|(\\w+)\\(\\);)");
    private static final Map<Type, String> PLAIN = Map.ofEntries(
            Map.entry(int.class, "number"),
            Map.entry(double.class, "number"),
            Map.entry(boolean.class, "boolean"),
            Map.entry(String.class, "string"),
            Map.entry(Technique.class, "string"),
            Map.entry(CandidateSet.class, "readonly CandidateRef[]"),
            Map.entry(CellSet.class, "readonly number[]"),
            Map.entry(DigitSet.class, "readonly number[]"),
            Map.entry(HouseSet.class, "readonly number[]"),
            Map.entry(Curve.Point.class, "Point"),
            Map.entry(Highlights.Role.class, "Role"));

    /// The types by name, each after the one that first names it.
    private final Map<String, String> types = new LinkedHashMap<>();

    private ToldTypes() {}

    static String text() {
        ToldTypes all = new ToldTypes();
        all.name(ToldStep.class);
        return """
                /** Steps as the engine tells them. `DoorTest` writes this from the records of `org.escargot.told`, as it writes
                 * `door.ts`. */
                import type { Role } from "./door";

                /** A candidate: its cell, from 0 in reading order, and its digit. */
                export type CandidateRef = readonly [cell: number, digit: number];

                /** A place on the board: how far right and how far down, in cells from its upper left corner. */
                export type Point = readonly [x: number, y: number];

                """ + String.join("\n", all.types.values());
    }

    /// What a value of `type` is called in TypeScript.
    private String name(Type type) {
        if (type instanceof ParameterizedType list) {
            return "readonly " + name(list.getActualTypeArguments()[0]) + "[]";
        }
        if (type == Integer.class) {
            return "number";
        }
        String plain = PLAIN.get(type);
        return plain != null ? plain : declared((Class<?>) type);
    }

    private String declared(Class<?> type) {
        String name = type.getSimpleName();
        if (!types.containsKey(name)) {
            types.put(name, "");
            String comment = comments(type).getOrDefault(name, "");
            String body = type.isEnum()
                    ? "export type " + name + " = "
                            + Arrays.stream(type.getEnumConstants())
                                    .map(constant -> "\"" + Names.of((Enum<?>) constant) + "\"")
                                    .collect(joining(" | "))
                            + ";\n"
                    : "export interface " + name + " {\n" + members(type) + "}\n";
            types.put(name, documented("", comment) + body);
        }
        return name;
    }

    private String members(Class<?> type) {
        return type.isRecord()
                ? Arrays.stream(type.getRecordComponents())
                        .map(each -> member(type, each.getAccessor(), ""))
                        .collect(joining())
                : alternatives(type);
    }

    /// What all kinds of a sealed type have but may leave out where it is empty, and what only some have. Tag and text
    /// are
    /// always there.
    private String alternatives(Class<?> type) {
        List<Method> common = Stream.of("tag", "text", "cells")
                .map(name -> accessor(type, name))
                .toList();
        Map<String, String> members = new LinkedHashMap<>();
        common.forEach(each ->
                members.put(each.getName(), member(type, each, each.getReturnType() == CellSet.class ? "?" : "")));
        for (Class<?> kind : type.getPermittedSubclasses()) {
            Arrays.stream(kind.getRecordComponents())
                    .forEach(each ->
                            members.computeIfAbsent(each.getName(), _ -> member(kind, each.getAccessor(), "?")));
        }
        return String.join("", members.values());
    }

    private static Method accessor(Class<?> type, String name) {
        try {
            return type.getMethod(name);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    private String member(Class<?> owner, Method accessor, String optional) {
        String name = memberName(accessor.getName());
        Map<String, String> comments = comments(owner);
        String comment = comments.getOrDefault(owner.getSimpleName() + "." + accessor.getName(), "");
        return documented("  ", comment) + "  readonly " + name + optional + ": "
                + name(accessor.getGenericReturnType()) + ";\n";
    }

    /// `assumed` for `isAssumed`.
    private static String memberName(String component) {
        return component.matches("is[A-Z].*")
                ? component.substring(2, 3).toLowerCase(Locale.ROOT) + component.substring(3)
                : component;
    }

    private static String documented(String indent, String comment) {
        return comment.isEmpty() ? "" : wrapped(indent + "/** " + comment + " */", indent + " * ") + "\n";
    }

    /// `text` in lines of the page's width, of which all but the first begin with `start`.
    private static String wrapped(String text, String start) {
        int end = text.length() <= WIDTH ? -1 : text.lastIndexOf(' ', WIDTH);
        return end < 0 ? text : text.substring(0, end) + "\n" + wrapped(start + text.substring(end + 1), start);
    }

    /// The first sentences of the comments in the file of `type`, by the name of what they are about, and those of
    /// components by owner and name.
    private static Map<String, String> comments(Class<?> type) {
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        Map<String, String> comments = new LinkedHashMap<>();
        Matcher found = COMMENT.matcher(source(outer));
        while (found.find()) {
            String about = found.group(2) != null ? found.group(2) : outer.getSimpleName() + "." + found.group(3);
            List<String> parts = new ArrayList<>(List.of(found.group(1)
                    .replaceAll("(?m)^ *///? ?", "")
                    .replace('\n', ' ')
                    .split("@param ", -1)));
            comments.putIfAbsent(about, sentence(parts.removeFirst().strip()));
            parts.forEach(part -> comments.put(
                    about + "." + part.substring(0, part.indexOf(' ')),
                    capital(part.substring(part.indexOf(' ')).strip()) + "."));
        }
        return comments;
    }

    private static String source(Class<?> type) {
        try {
            return Files.readString(SOURCES.resolve(type.getName().replace('.', '/') + ".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String sentence(String text) {
        int stop = text.indexOf(". ");
        return (stop < 0 ? text : text.substring(0, stop + 1)).replaceAll("\\[(?:\\w+#)?#?(\\w+)]", "`$1`");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
