package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.escargot.explain.reading.Value;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;

/// Says single values in a language: lists of cells and digits, houses in their grammatical form, what goes.
///
/// @param words the language
/// @param coordinates how cells are named
record ValuePhrases(MessageLookup words, Coordinates coordinates) {
    /// `value` in `form`, which is empty where the message asks for none.
    List<TextRun> say(Value value, String form) {
        return switch (value) {
            case Value.Word word -> List.of(new TextRun.Plain(words.first(word.key())));
            case Value.Numeral number -> List.of(new TextRun.Plain(words.first("number." + number.number())));
            case Value.Verbatim verbatim -> List.of(new TextRun.Plain(verbatim.text()));
            case Value.Framed framed -> around(words.first(framed.key()), List.of(new TextRun.Plain(framed.text())));
            case Value.Cells cells -> cells(cells.cells(), form);
            case Value.Digits digits -> List.of(digits(digits.digits(), form));
            case Value.InHouses houses -> inHouses(houses.houses(), form);
            case Value.Defining defining -> defining(defining.candidates(), form);
            case Value.Conclusion conclusion -> conclusion(conclusion);
            case Value.Exchange exchange ->
                around(words.first("motion.lines"), List.of(new TextRun.Plain(coordinates.lines(exchange.motion()))));
            case Value.Counted counted -> List.of(new TextRun.Plain(coordinates.truths(counted.truths())));
            case Value.Named named -> List.of(new TextRun.Plain(coordinates.candidates(named.candidates())));
            case Value.Phrase phrase -> new MessageTemplate(this, phrase.values()).fill(words.first(phrase.key()));
            case Value.Phrases phrases -> phrases(phrases);
            case Value.Combinations combinations -> combinations(combinations.sets(), form);
            case Value.InChain chain -> new Eureka(coordinates).runs(chain.chain());
        };
    }

    private List<TextRun> inHouses(HouseSet houses, String form) {
        return isCapital(form) ? capital(houses(houses, form.toLowerCase(Locale.ROOT))) : houses(houses, form);
    }

    private static boolean isCapital(String form) {
        return !form.isEmpty() && Character.isUpperCase(form.charAt(0));
    }

    private List<TextRun> cells(CellSet cells, String form) {
        List<List<TextRun>> items = new ArrayList<>();
        for (CellSet group : Coordinates.groups(cells)) {
            items.add(List.of(new TextRun.Cells(coordinates.group(group), group)));
        }
        return join(items, form);
    }

    private TextRun digits(DigitSet digits, String form) {
        List<List<TextRun>> items = new ArrayList<>();
        String kind = form.equals("or") ? "" : form.endsWith("-or") ? form.substring(0, form.length() - 3) : form;
        // With one digit there is nothing to deny but itself.
        String article = kind.equals("nor") && digits.size() == 1 ? "the" : kind;
        String template = article.isEmpty() ? "{}" : words.first("digit." + article);
        digits.stream()
                .forEach(digit ->
                        items.add(List.of(new TextRun.Plain(template.replace("{}", Integer.toString(digit))))));
        String joined = kind.equals("nor")
                ? items.stream().map(ValuePhrases::text).collect(Collectors.joining(" "))
                : text(join(items, form));
        return new TextRun.Digits(joined, digits);
    }

    private List<TextRun> phrases(Value.Phrases phrases) {
        List<TextRun> runs = new ArrayList<>();
        for (Value.Phrase phrase : phrases.phrases()) {
            if (!runs.isEmpty()) {
                runs.add(new TextRun.Plain(phrases.between()));
            }
            runs.addAll(say(phrase, ""));
        }
        return runs;
    }

    /// Each combination as its digits with `+` between them.
    private List<TextRun> combinations(List<DigitSet> sets, String form) {
        List<List<TextRun>> items = new ArrayList<>();
        for (DigitSet set : sets) {
            String sum = set.stream().mapToObj(Integer::toString).collect(Collectors.joining("+"));
            items.add(List.of(new TextRun.Digits(sum, set)));
        }
        return join(items, form);
    }

    /// Each kind of houses named once.
    private List<TextRun> houses(HouseSet houses, String form) {
        List<List<TextRun>> items = new ArrayList<>();
        for (House.Kind kind : House.Kind.values()) {
            HouseSet some = houses.and(House.all(kind));
            if (!some.isEmpty()) {
                items.add(housesOfAKind(some, form));
            }
        }
        return join(items, form);
    }

    private List<TextRun> housesOfAKind(HouseSet houses, String form) {
        String kind = switch (House.kind(houses.first())) {
            case ROW -> "row";
            case COLUMN -> "column";
            case BOX -> "box";
            case DIAGONAL -> "diagonal";
            case WINDOW -> "window";
            case GROUP -> "group";
            case REGION -> "region";
        };
        List<List<TextRun>> numbers = new ArrayList<>();
        houses.stream().forEach(house -> numbers.add(List.of(new TextRun.Plain(number(house)))));
        String grammar = form.isEmpty() ? "the" : form.replace("-or", "");
        String template = words.first((houses.size() == 1 ? "house." : "houses.") + kind + "." + grammar);
        String filled = template.replace("{n}", text(join(numbers, form)));
        if (filled.contains("{count}")) {
            filled = filled.replace("{count}", words.first("number." + houses.size()));
        }
        int bar = filled.indexOf('|');
        TextRun name = new TextRun.House(filled.substring(bar + 1), houses);
        return bar < 0 ? List.of(name) : List.of(new TextRun.Plain(filled.substring(0, bar)), name);
    }

    private String number(int house) {
        int index = House.index(house);
        return switch (House.kind(house)) {
            case ROW -> coordinates.row(index);
            case COLUMN, BOX, WINDOW, GROUP, REGION -> Integer.toString(index + 1);
            case DIAGONAL -> index == 0 ? "↘" : "↗";
        };
    }

    /// `runs` at the start of a sentence.
    private static List<TextRun> capital(List<TextRun> runs) {
        List<TextRun> all = new ArrayList<>(runs);
        String first = runs.getFirst().text();
        all.set(0, new TextRun.Plain(first.substring(0, 1).toUpperCase(Locale.ROOT) + first.substring(1)));
        return all;
    }

    private List<TextRun> defining(CandidateSet candidates, String form) {
        List<List<TextRun>> items = new ArrayList<>();
        String key = form.equals("one-or") ? "part.sum-one-of" : "item.candidate";
        for (CandidateSet group : groups(candidates)) {
            items.add(List.of(new TextRun.Defining(item(key, group), group)));
        }
        return join(items, form);
    }

    /// A sentence for what is placed and one for what goes.
    private List<TextRun> conclusion(Value.Conclusion conclusion) {
        List<TextRun> runs = new ArrayList<>();
        if (!conclusion.placements().isEmpty()) {
            List<List<TextRun>> items = new ArrayList<>();
            for (CandidateSet group : groups(conclusion.placements())) {
                items.add(List.of(new TextRun.Placed(item("item.placed", group), group)));
            }
            runs.addAll(around(words.first("part.place"), join(items, "")));
        }
        if (!conclusion.eliminations().isEmpty()) {
            List<List<TextRun>> items = new ArrayList<>();
            for (CandidateSet group : groups(conclusion.eliminations())) {
                items.add(List.of(new TextRun.Eliminated(item("item.eliminated", group), group)));
            }
            runs.addAll(around((runs.isEmpty() ? "" : " ") + words.first("part.eliminate"), join(items, "")));
        }
        return runs;
    }

    private static List<TextRun> around(String frame, List<TextRun> runs) {
        int gap = frame.indexOf("{}");
        List<TextRun> all = new ArrayList<>();
        all.add(new TextRun.Plain(frame.substring(0, gap)));
        all.addAll(runs);
        all.add(new TextRun.Plain(frame.substring(gap + 2)));
        return all;
    }

    private String item(String key, CandidateSet group) {
        CellSet cells = group.cells();
        Map<String, Value> values =
                Map.of("cells", new Value.Cells(cells), "digits", new Value.Digits(group.digits(cells.first())));
        return text(new MessageTemplate(this, values).fill(words.first(key)));
    }

    /// Digits that stand in the same cells go together.
    private static List<CandidateSet> groups(CandidateSet candidates) {
        Map<Integer, CandidateSet> byDigit = new TreeMap<>();
        candidates.stream()
                .forEach(candidate ->
                        byDigit.merge(Candidate.digit(candidate), CandidateSet.of(candidate), CandidateSet::or));
        List<CandidateSet> groups = new ArrayList<>();
        for (CandidateSet one : byDigit.values()) {
            int same = 0;
            while (same < groups.size() && !groups.get(same).cells().equals(one.cells())) {
                same++;
            }
            if (same < groups.size()) {
                groups.set(same, groups.get(same).or(one));
            } else {
                groups.add(one);
            }
        }
        return groups;
    }

    private List<TextRun> join(List<List<TextRun>> items, String form) {
        String last = " " + words.first(form.endsWith("or") ? "word.or" : "word.and") + " ";
        List<TextRun> runs = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                runs.add(new TextRun.Plain(i == items.size() - 1 ? last : ", "));
            }
            runs.addAll(items.get(i));
        }
        return runs;
    }

    private static String text(List<TextRun> runs) {
        return runs.stream().map(TextRun::text).collect(Collectors.joining());
    }
}
