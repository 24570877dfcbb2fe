package org.escargot.web;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.codec.Json;

/// What was seen in one place of many answers, and the fewest literals of TypeScript that have all of it: each set of
/// members, each name such as a role, each kind of value.
final class AnswerShape {
    /// The names of an enumeration, or none; everything else is text.
    private static final Pattern NAME = Pattern.compile("|[A-Za-z][a-z0-9-]{0,29}");
    /// Of more names one stands for all: `DoorTest` has those of the enumerations, the rest are ids.
    private static final int NAMES = 12;
    /// Members whose value decides what else an object has.
    private static final List<String> DECIDING = List.of("kind", "form");

    private final Set<String> words = new TreeSet<>();
    private final Set<String> names = new TreeSet<>();
    private final Set<Integer> numbers = new TreeSet<>();
    private final Map<String, Map<String, AnswerShape>> objects = new TreeMap<>();
    /// By their length, because a pair is no list.
    private final Map<Integer, List<AnswerShape>> arrays = new TreeMap<>();

    private boolean isText;

    /// Takes `value` for one of those in this place.
    void see(Json value) {
        switch (value) {
            case Json.Word word -> words.add(word.value());
            case Json.Figure figure -> numbers.add(small(figure.digits()));
            case Json.Text text -> see(text.value());
            case Json.Items items -> see(items.values());
            case Json.Members members -> see(members.values());
        }
    }

    /// Unions of numbers have none beyond 2.
    private static int small(String digits) {
        return digits.matches("[0-2]") ? Integer.parseInt(digits) : 3;
    }

    private void see(String text) {
        if (NAME.matcher(text).matches()) {
            names.add(text);
        } else {
            isText = true;
        }
    }

    private void see(List<Json> items) {
        List<AnswerShape> elements = arrays.computeIfAbsent(
                Math.min(items.size(), 3), length -> shapes(length == 2 ? 2 : Math.min(length, 1)));
        for (int i = 0; i < items.size(); i++) {
            elements.get(i % elements.size()).see(items.get(i));
        }
    }

    private static List<AnswerShape> shapes(int count) {
        return Stream.generate(AnswerShape::new).limit(count).toList();
    }

    private void see(Map<String, Json> members) {
        StringBuilder key = new StringBuilder(members.keySet().toString());
        DECIDING.forEach(name -> key.append(members.get(name)));
        Map<String, AnswerShape> shapes = objects.computeIfAbsent(key.toString(), _ -> new LinkedHashMap<>());
        members.forEach((name, value) ->
                shapes.computeIfAbsent(name, _ -> new AnswerShape()).see(value));
    }

    /// Literals that have together all that was seen.
    List<String> literals() {
        List<String> literals = new ArrayList<>(words);
        literals.addAll(numbers());
        literals.addAll(texts());
        literals.addAll(arrays());
        objects.values()
                .forEach(members -> literals.addAll(together(
                        members.values(),
                        members.keySet().stream().map(name -> name + ": ").toList(),
                        "{ ",
                        " }")));
        return literals;
    }

    private List<String> numbers() {
        return (numbers.contains(3) ? Stream.of(3) : numbers.stream())
                .map(String::valueOf)
                .toList();
    }

    private List<String> texts() {
        if (isText) {
            return List.of("\"text\"");
        }
        long count = names.size() > NAMES ? 1 : NAMES;
        return names.stream().limit(count).map(name -> '"' + name + '"').toList();
    }

    private List<String> arrays() {
        List<AnswerShape> pair = arrays.get(2);
        if (pair != null && arrays.size() == 1) {
            return together(pair, List.of("", ""), "[", "]");
        }
        AnswerShape any = new AnswerShape();
        arrays.values().forEach(elements -> elements.forEach(any::join));
        return arrays.isEmpty()
                ? List.of()
                : List.of("[" + String.join(", ", new LinkedHashSet<>(any.literals())) + "]");
    }

    private void join(AnswerShape other) {
        words.addAll(other.words);
        names.addAll(other.names);
        numbers.addAll(other.numbers);
        isText |= other.isText;
        other.objects.forEach((key, members) -> {
            Map<String, AnswerShape> shapes = objects.computeIfAbsent(key, _ -> new LinkedHashMap<>());
            members.forEach((name, shape) ->
                    shapes.computeIfAbsent(name, _ -> new AnswerShape()).join(shape));
        });
        other.arrays.forEach((length, elements) -> {
            List<AnswerShape> shapes = arrays.computeIfAbsent(length, _ -> shapes(elements.size()));
            IntStream.range(0, elements.size()).forEach(i -> shapes.get(i).join(elements.get(i)));
        });
    }

    /// As many literals as the part with the most has, each with one of every part.
    private static List<String> together(
            Collection<AnswerShape> parts, List<String> labels, String before, String after) {
        List<List<String>> each = parts.stream().map(AnswerShape::literals).toList();
        int most = each.stream().mapToInt(List::size).max().orElse(1);
        return IntStream.range(0, most)
                .mapToObj(i -> IntStream.range(0, each.size())
                        .mapToObj(part -> labels.get(part)
                                + each.get(part).get(i % each.get(part).size()))
                        .collect(joining(", ", before, after)))
                .toList();
    }
}
