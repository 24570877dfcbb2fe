/** What the engines answer, each set of members once. `AnswersTest` writes it from real answers:
 * `./mvnw -pl web -am test -Dtest=AnswersTest -Dsurefire.failIfNoSpecifiedTests=false -Descargot.bless=true`. */
import type { Answers, BackgroundAnswers, PhotoAnswers, VariantAnswers } from "../../main/page/engine/answers";

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "candidate-color", candidateColor: 3, tool: "eraser", symmetry: "antidiagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "colored", cells: [2, 3], color: 1, digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "center", candidateColor: 3, tool: "pointer", symmetry: "diagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 1, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "placed", cells: [3], digit: 3, clashes: [3], mutual: [], completed: [] } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "color", candidateColor: 3, tool: "eraser", symmetry: "full", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 2, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "refused", cells: [3], digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "corner", candidateColor: 3, tool: "pointer", symmetry: "horizontal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "marked", cells: [3], layer: "center", digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "digit", candidateColor: 3, tool: "eraser", symmetry: "none", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 1, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "marked", cells: [3], layer: "color", digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "candidate-color", candidateColor: 3, tool: "pointer", symmetry: "rotational-180", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 2, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "marked", cells: [3], layer: "corner", digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "center", candidateColor: 3, tool: "eraser", symmetry: "rotational-90", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "unmarked", cells: [2, 3], layer: "center", digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "color", candidateColor: 3, tool: "pointer", symmetry: "vertical", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 1, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "frozen", cells: [3] } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "corner", candidateColor: 3, tool: "eraser", symmetry: "antidiagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 2, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "redone", cells: [3] } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "digit", candidateColor: 3, tool: "pointer", symmetry: "diagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "undone", cells: [3] } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "candidate-color", candidateColor: 3, tool: "eraser", symmetry: "full", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 1, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "no-candidate", digit: 3 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "center", candidateColor: 3, tool: "pointer", symmetry: "horizontal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 2, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "unreadable", line: 1, column: 3, problem: "text" } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "color", candidateColor: 3, tool: "eraser", symmetry: "none", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "checkpoint-kept", number: 0 } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "corner", candidateColor: 3, tool: "pointer", symmetry: "rotational-180", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 1, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "changed" } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: false, clashes: [3], stage: "entering", level: 3, standing: "open", selected: [3], focus: 3, mode: "digit", candidateColor: 3, tool: "eraser", symmetry: "rotational-90", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 2, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["act"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [3], automatic: true, clashes: [3], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "candidate-color", candidateColor: 3, tool: "pointer", symmetry: "vertical", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "paused", elapsed: 3 }, notice: { kind: "resting" } }) satisfies ReturnType<Answers["act"]>;

(3) satisfies ReturnType<Answers["allowed"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: true, clashes: [], stage: "playing", level: 1, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 1, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 2, clock: { state: "running", elapsed: 0 }, notice: { kind: "changed" } }) satisfies ReturnType<Answers["applyHint"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "antidiagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "diagonal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "full", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "horizontal", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "rotational-180", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "rotational-90", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "vertical", options: ["digit-first", "rules-only", "tidy-marks", "wrap"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "running", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["begin"]>;

([3]) satisfies ReturnType<Answers["candidates"]>;

({ clashes: [3], wrong: [3], lacking: [] }) satisfies ReturnType<Answers["check"]>;

({ clashes: [] }) satisfies ReturnType<Answers["check"]>;

(1) satisfies ReturnType<Answers["count"]>;

({ cells: [3], said: "text" }) satisfies ReturnType<Answers["destinations"]>;

([{ id: "ai-escargot", name: "text", origin: "text", er: 3 }, { id: "easy-1", name: "text", origin: "text", er: 3 }, { id: "easy-2", name: "text", origin: "text", er: 3 }, { id: "harder", name: "text", origin: "text", er: 3 }, { id: "no-2018", name: "text", origin: "text", er: 3 }, { id: "no-8145", name: "text", origin: "text", er: 3 }, { id: "seventeen-clues", name: "text", origin: "text", er: 3 }, { id: "twenty-lines", name: "text", origin: "text", er: 3 }]) satisfies ReturnType<Answers["famous"]>;

("text") satisfies ReturnType<Answers["file"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "full", options: ["tidy-marks"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "stopped", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["follow"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: true, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "stopped", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["follow"]>;

({ line: 1, column: 1, problem: "text" }) satisfies ReturnType<Answers["follow"]>;

(null) satisfies ReturnType<Answers["forgetMessages"]>;

({ link: "text", candidates: [3], told: { obstacle: "text", cells: [3], mistake: false, lostMarks: false, chainPossible: false } }) satisfies ReturnType<Answers["hint"]>;

({ link: "text", candidates: [3], told: { obstacle: "text", cells: [3], mistake: true, lostMarks: false, chainPossible: true } }) satisfies ReturnType<Answers["hint"]>;

({ link: "text", candidates: [3], told: { technique: "hidden-single", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "placed", candidates: [[3, 1]] }], links: [], blockers: [3, 3], eliminations: [], placements: [[3, 1]], effects: "text" } }) satisfies ReturnType<Answers["hint"]>;

({ link: "text", candidates: [3] }) satisfies ReturnType<Answers["hintBoard"]>;

(null) satisfies ReturnType<Answers["leaveOut"]>;

("text") satisfies ReturnType<Answers["link"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: true, clashes: [], stage: "playing", level: 1, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["load"]>;

({ line: 3, column: 3, problem: "text" }) satisfies ReturnType<Answers["load"]>;

(["center", "colors", "corner"]) satisfies ReturnType<Answers["lost"]>;

(null) satisfies ReturnType<Answers["message"]>;

(null) satisfies ReturnType<Answers["nameCells"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "full", options: [], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "stopped", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["openText"]>;

({ line: 1, column: 1, problem: "text" }) satisfies ReturnType<Answers["openText"]>;

(["text"]) satisfies ReturnType<Answers["puzzles"]>;

("text") satisfies ReturnType<Answers["reread"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [3], colors: [0], candidateColors: [0], automatic: false, clashes: [2, 3], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 2, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 2, clock: { state: "running", elapsed: 3 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["restoreMarks"]>;

(null) satisfies ReturnType<Answers["rivals"]>;

("text") satisfies ReturnType<Answers["save"]>;

(["text"]) satisfies ReturnType<Answers["search"]>;

(null) satisfies ReturnType<Answers["setSolutions"]>;

("text") satisfies ReturnType<Answers["solution"]>;

({ solutions: 1, view: { digits: "text", givens: "text", solved: [3], corner: [3], center: [0], colors: [3], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "solved", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [0], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "changed" } } }) satisfies ReturnType<Answers["solve"]>;

({ solutions: 2, view: { digits: "text", givens: "text", solved: [3], corner: [3], center: [0], colors: [3], candidateColors: [0], automatic: true, clashes: [], stage: "playing", level: 3, standing: "solved", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [0], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "stopped", elapsed: 3 }, notice: { kind: "changed" } } }) satisfies ReturnType<Answers["solve"]>;

({ kept: "text", levels: [{ level: 3, started: 1, won: 0, unaided: 0, best: 0, average: 0 }] }) satisfies ReturnType<Answers["statistics"]>;

({ present: 3, boards: [] }) satisfies ReturnType<Answers["tree"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "restored", cells: [3] } }) satisfies ReturnType<Answers["undoMistake"]>;

({ digits: "text", givens: "text", solved: [], corner: [3], center: [3], colors: [3], candidateColors: [0], automatic: true, clashes: [], stage: "playing", level: 3, standing: "open", selected: [3], focus: 3, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 3, clock: { state: "running", elapsed: 3 }, notice: { kind: "restored", cells: [3] } }) satisfies ReturnType<Answers["undoMistake"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 3, redoable: 0, missing: [], checkpoints: [{ elapsed: 3, digits: "text" }], won: false, wonOnce: false, hints: 2, clock: { state: "running", elapsed: 3 }, notice: { kind: "restored", cells: [3] } }) satisfies ReturnType<Answers["view"]>;

({ digits: "text", givens: "text", solved: [], corner: [0], center: [0], colors: [0], candidateColors: [0], automatic: false, clashes: [], stage: "playing", level: 3, standing: "open", selected: [], focus: 0, mode: "digit", candidateColor: 1, tool: "pointer", symmetry: "none", options: ["tidy-marks"], filled: 3, left: [3], undoable: 0, redoable: 0, missing: [], checkpoints: [], won: false, wonOnce: false, hints: 0, clock: { state: "stopped", elapsed: 0 }, notice: { kind: "quiet" } }) satisfies ReturnType<Answers["welcome"]>;

({ attempts: 3, puzzle: "text" }) satisfies ReturnType<BackgroundAnswers["attempt"]>;

({ attempts: 1 }) satisfies ReturnType<BackgroundAnswers["attempt"]>;

({ attempts: 2 }) satisfies ReturnType<BackgroundAnswers["attempt"]>;

("text") satisfies ReturnType<BackgroundAnswers["canonical"]>;

([{ destinations: 3, missing: 3, all: 3, left: 3 }]) satisfies ReturnType<BackgroundAnswers["combinations"]>;

(["text"]) satisfies ReturnType<BackgroundAnswers["counts"]>;

([{ chapter: "almost-locked-sets", lessons: [{ lesson: "aic", technique: "aic", name: "text" }] }]) satisfies ReturnType<BackgroundAnswers["course"]>;

("text") satisfies ReturnType<BackgroundAnswers["daily"]>;

("text") satisfies ReturnType<BackgroundAnswers["draw"]>;

(null) satisfies ReturnType<BackgroundAnswers["easiest"]>;

({ technique: "hidden-single", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }, { role: "placed", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [3], eliminations: [[3, 3]], placements: [[3, 1]], effects: "text" }) satisfies ReturnType<BackgroundAnswers["easiest"]>;

({ technique: "skyscraper", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }, { role: "placed", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [3], eliminations: [[3, 3]], placements: [[3, 1]], effects: "text" }) satisfies ReturnType<BackgroundAnswers["easiest"]>;

({ givens: "text", before: { digits: "text", candidates: [3] }, step: { technique: "skyscraper", name: "Skyscraper", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3, 3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [], eliminations: [[3, 3]], placements: [], effects: "text" }, after: { digits: "text", candidates: [3] } }) satisfies ReturnType<BackgroundAnswers["example"]>;

([3]) satisfies ReturnType<BackgroundAnswers["failures"]>;

(null) satisfies ReturnType<BackgroundAnswers["forgetMessages"]>;

("text") satisfies ReturnType<BackgroundAnswers["generate"]>;

([{ technique: "text", name: "text", points: 3, level: "Easy" }, { technique: "text", name: "text", points: 3, level: "Extreme" }, { technique: "text", name: "text", points: 3, level: "Hard" }, { technique: "text", name: "text", points: 3, level: "Medium" }, { technique: "text", name: "text", points: 3, level: "Unfair" }, { technique: "aic-with-unique-rectangle", name: "text" }]) satisfies ReturnType<BackgroundAnswers["ladder"]>;

(null) satisfies ReturnType<BackgroundAnswers["lessonPosition"]>;

({ link: "text", ways: [{ eliminations: [[3, 3]], placements: [[3, 3]], cells: [3] }] }) satisfies ReturnType<BackgroundAnswers["lessonPosition"]>;

(null) satisfies ReturnType<BackgroundAnswers["message"]>;

({ events: 0, grid: "text", candidates: [3], open: [], tried: [], counters: { calls: 0, rounds: 0, placements: 0, eliminations: 0, guesses: 0, deadEnds: 0, solutions: 0, depth: 0 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "eliminate", cell: 3, digit: 3, rule: "doubly-truncated-triple" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "eliminate", cell: 3, digit: 3, rule: "exclusive-pair" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "eliminate", cell: 3, digit: 3, rule: "failed" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "eliminate", cell: 3, digit: 3, rule: "swordfish" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "eliminate", cell: 3, digit: 3, rule: "truncated-triple" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "guess", cell: 3, digit: 3, rule: "fewest" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "guess", cell: 3, digit: 3, rule: "first-cell" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "guess", cell: 3, digit: 3, rule: "twins" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "place", cell: 3, digit: 3, rule: "combination" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "place", cell: 3, digit: 3, rule: "exclusion" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "place", cell: 3, digit: 3, rule: "inclusion" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "place", cell: 3, digit: 3, rule: "indirect-elimination" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "dead-end", cell: 3, rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "dead-end", digit: 3, rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "guess", digit: 3, rule: "combination" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "call", rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "round", rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "solution", rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 1, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [3], last: { kind: "undo", rule: "none" }, said: "text", counters: { calls: 3, rounds: 3, placements: 3, eliminations: 3, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "place", cell: 3, digit: 3, rule: "combination" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "dead-end", cell: 3, rule: "none" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "dead-end", digit: 3, rule: "none" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "guess", digit: 3, rule: "combination" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "call", rule: "none" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "undo", rule: "none" }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

({ events: 3, grid: "text", candidates: [3], open: [3], tried: [], last: { kind: "share", thousandths: 3 }, said: "text", share: 3, counters: { calls: 3, rounds: 0, placements: 3, eliminations: 0, guesses: 3, deadEnds: 3, solutions: 0, depth: 3 } }) satisfies ReturnType<BackgroundAnswers["moment"]>;

(null) satisfies ReturnType<BackgroundAnswers["nameCells"]>;

("late") satisfies ReturnType<BackgroundAnswers["onward"]>;

("none") satisfies ReturnType<BackgroundAnswers["onward"]>;

({ level: "Easy", score: 3, steps: [{ before: { digits: "text", candidates: [3] }, points: 3, step: { technique: "text", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [{ level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: false, assumed: false }, { level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: true, assumed: true }], houses: [3], covers: [3], marks: [{ role: "color-a", candidates: [[3, 3]] }, { role: "color-b", candidates: [[3, 3]] }, { role: "color-c", candidates: [[3, 3]] }, { role: "color-d", candidates: [[3, 3]] }, { role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }, { role: "guardian", candidates: [[3, 3]] }, { role: "placed", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [3], eliminations: [[3, 3]], placements: [[3, 3]], effects: "text" } }], complete: true, end: { digits: "text", candidates: [0] } }) satisfies ReturnType<BackgroundAnswers["path"]>;

({ level: "Extreme", score: 3, steps: [{ before: { digits: "text", candidates: [3] }, points: 3, step: { technique: "text", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [{ level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: false, assumed: false }, { level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: true, assumed: true }], houses: [3], covers: [3], marks: [{ role: "color-a", candidates: [[3, 3]] }, { role: "color-b", candidates: [[3, 3]] }, { role: "color-c", candidates: [[3, 3]] }, { role: "color-d", candidates: [[3, 3]] }, { role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }, { role: "guardian", candidates: [[3, 3]] }, { role: "placed", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [3], eliminations: [[3, 3]], placements: [[3, 3]], effects: "text" } }], complete: true, end: { digits: "text", candidates: [0] } }) satisfies ReturnType<BackgroundAnswers["path"]>;

("text") satisfies ReturnType<BackgroundAnswers["practise"]>;

("text") satisfies ReturnType<BackgroundAnswers["rareFile"]>;

([]) satisfies ReturnType<BackgroundAnswers["rareLost"]>;

({ level: "Easy", score: 3, er: 3, ep: 3, ed: 3, minutes: 3, finished: false, hardest: { technique: "forcing-chain-contradiction", name: "text", near: "text", place: "text" } }) satisfies ReturnType<BackgroundAnswers["rating"]>;

({ level: "Extreme", score: 3, er: 3, ep: 3, ed: 3, minutes: 3, finished: true, hardest: { technique: "naked-single", name: "text" } }) satisfies ReturnType<BackgroundAnswers["rating"]>;

({ level: "Easy", score: 0, er: 0, ep: 0, ed: 0, minutes: 1, finished: true }) satisfies ReturnType<BackgroundAnswers["rating"]>;

([3]) satisfies ReturnType<BackgroundAnswers["redundant"]>;

([{ digits: "text", givens: "text", solved: [], corner: [0], center: [3], colors: [0], candidateColors: [0], automatic: false, clashes: [3], elapsed: 3, hints: 0, link: "text" }, { digits: "text", givens: "text", solved: [], corner: [0], center: [3], colors: [0], candidateColors: [0], automatic: false, clashes: [3], elapsed: 3, hints: 1, link: "text" }, { digits: "text", givens: "text", solved: [], corner: [0], center: [3], colors: [0], candidateColors: [0], automatic: false, clashes: [3], elapsed: 3, hints: 2, link: "text" }]) satisfies ReturnType<BackgroundAnswers["replay"]>;

(null) satisfies ReturnType<BackgroundAnswers["seekPuzzle"]>;

("text") satisfies ReturnType<BackgroundAnswers["seekPuzzle"]>;

({ technique: "continuous-nice-loop", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [], eliminations: [[3, 3]], placements: [], effects: "text" }) satisfies ReturnType<BackgroundAnswers["seekStep"]>;

({ technique: "grouped-aic", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [], eliminations: [[3, 3]], placements: [], effects: "text" }) satisfies ReturnType<BackgroundAnswers["seekStep"]>;

({ technique: "skyscraper", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [], houses: [3], covers: [], marks: [{ role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [], eliminations: [[3, 3]], placements: [], effects: "text" }) satisfies ReturnType<BackgroundAnswers["seekStep"]>;

([{ elapsed: 3, technique: "hidden-single" }, { elapsed: 3, technique: "hidden-single" }]) satisfies ReturnType<BackgroundAnswers["slips"]>;

({ rungs: 3, steps: [{ technique: "text", name: "text", depths: [[{ text: "text", cells: [3] }, { text: "text" }]], proof: [{ level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: false, assumed: false }, { level: 0, number: 3, because: [3], runs: [{ text: "text", cells: [3] }, { text: "text" }], claims: [[3, 3]], holds: true, assumed: true }], houses: [3], covers: [3], marks: [{ role: "color-a", candidates: [[3, 3]] }, { role: "color-b", candidates: [[3, 3]] }, { role: "color-c", candidates: [[3, 3]] }, { role: "color-d", candidates: [[3, 3]] }, { role: "defining", candidates: [[3, 3]] }, { role: "eliminated", candidates: [[3, 3]] }, { role: "endo-fin", candidates: [[3, 3]] }, { role: "fin", candidates: [[3, 3]] }, { role: "guardian", candidates: [[3, 3]] }, { role: "placed", candidates: [[3, 3]] }], links: [{ from: [[3, 3]], to: [[3, 3]], strong: false }, { from: [[3, 3]], to: [[3, 3]], strong: true }], blockers: [3], eliminations: [[3, 3]], placements: [[3, 3]], effects: "text" }] }) satisfies ReturnType<BackgroundAnswers["stepsOf"]>;

({ solutions: 3, whole: false, possible: [3], counts: [0, 1], symmetries: ["rotational-180"] }) satisfies ReturnType<BackgroundAnswers["tally"]>;

({ solutions: 3, whole: true, possible: [3], counts: [0, 1], symmetries: ["rotational-180"] }) satisfies ReturnType<BackgroundAnswers["tally"]>;

([{ technique: "text", family: "almost-locked-sets", never: "" }, { technique: "text", family: "almost-locked-sets", never: "fish" }, { technique: "text", family: "almost-locked-sets", never: "large" }, { technique: "text", family: "almost-locked-sets", never: "rare" }, { technique: "text", family: "almost-locked-sets", never: "subset" }, { technique: "text", family: "almost-locked-sets", never: "trial" }, { technique: "text", family: "almost-locked-sets", never: "two" }]) satisfies ReturnType<BackgroundAnswers["techniques"]>;

([{ trial: 1, begin: 3, last: 3, parent: 0, layer: 1, said: "text", outcome: "failed" }, { trial: 2, begin: 3, last: 3, parent: 1, layer: 2, said: "text", outcome: "open" }, { trial: 1, begin: 3, last: 3, parent: 0, layer: 1, said: "text", outcome: "solved" }]) satisfies ReturnType<BackgroundAnswers["trials"]>;

({ events: 3, complete: false, trials: 3 }) satisfies ReturnType<BackgroundAnswers["watch"]>;

({ events: 3, complete: true, trials: 3 }) satisfies ReturnType<BackgroundAnswers["watch"]>;

([{ eliminations: [], placements: [[3, 3]], cells: [3] }]) satisfies ReturnType<BackgroundAnswers["ways"]>;

(null) satisfies ReturnType<VariantAnswers["attempt"]>;

({ source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [{ role: "diagonal", form: "line", cells: [3], arrow: false }], kinds: ["diagonal"], rules: ["text"], told: ["", "diagonal"], unread: [], title: "", words: "", placed: [0], corner: [0], center: [0] }) satisfies ReturnType<VariantAnswers["attempt"]>;

([{ cells: [0, 1], ways: [{ digits: 3, cells: [3, 3] }] }]) satisfies ReturnType<VariantAnswers["cages"]>;

([3]) satisfies ReturnType<VariantAnswers["candidates"]>;

([{ cell: 3, rules: "text" }]) satisfies ReturnType<VariantAnswers["clashes"]>;

([3, 3]) satisfies ReturnType<VariantAnswers["combinations"]>;

({ source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [], kinds: [], rules: [], told: [""], unread: [], title: "", words: "", placed: [0], corner: [0], center: [0] }) satisfies ReturnType<VariantAnswers["draft"]>;

([{ kind: "arrow", name: "arrow", rule: "text", form: "line", figures: "none" }, { kind: "between", name: "text", rule: "text", form: "line", figures: "none" }, { kind: "black-dot", name: "text", rule: "text", form: "pairs", figures: "none" }, { kind: "double-arrow", name: "text", rule: "text", form: "line", figures: "none" }, { kind: "entropic", name: "text", rule: "text", form: "line", figures: "none" }, { kind: "even", name: "even", rule: "text", form: "each", figures: "none" }, { kind: "extra-region", name: "text", rule: "text", form: "area", figures: "none" }, { kind: "greater", name: "inequality", rule: "text", form: "pairs", figures: "none" }, { kind: "hidden-skyscraper", name: "text", rule: "text", form: "outside", figures: "number" }, { kind: "little-killer", name: "text", rule: "text", form: "diagonal", figures: "number" }, { kind: "lockout", name: "text", rule: "text", form: "line", figures: "number" }, { kind: "modular", name: "text", rule: "text", form: "line", figures: "number" }, { kind: "nabner", name: "nabner", rule: "text", form: "line", figures: "none" }, { kind: "numbered-room", name: "text", rule: "text", form: "outside", figures: "number" }, { kind: "odd", name: "odd", rule: "text", form: "each", figures: "none" }, { kind: "palindrome", name: "palindrome", rule: "text", form: "line", figures: "none" }, { kind: "quadruple", name: "quadruple", rule: "text", form: "square", figures: "digits" }, { kind: "region-sum", name: "text", rule: "text", form: "line", figures: "none" }, { kind: "renban", name: "renban", rule: "text", form: "line", figures: "none" }, { kind: "sandwich", name: "sandwich", rule: "text", form: "outside", figures: "number" }, { kind: "skyscraper", name: "skyscraper", rule: "text", form: "outside", figures: "number" }, { kind: "slow-thermo", name: "text", rule: "text", form: "line", figures: "none" }, { kind: "sum-line", name: "text", rule: "text", form: "line", figures: "number" }, { kind: "thermo", name: "thermometer", rule: "text", form: "line", figures: "none" }, { kind: "total", name: "sum", rule: "text", form: "area", figures: "number" }, { kind: "v", name: "text", rule: "text", form: "pairs", figures: "none" }, { kind: "whisper", name: "whisper", rule: "text", form: "line", figures: "number" }, { kind: "white-dot", name: "text", rule: "text", form: "pairs", figures: "none" }, { kind: "x-sum", name: "X-sum", rule: "text", form: "outside", figures: "number" }, { kind: "x", name: "text", rule: "text", form: "pairs", figures: "none" }, { kind: "zipper", name: "zipper", rule: "text", form: "line", figures: "none" }]) satisfies ReturnType<VariantAnswers["drawable"]>;

([{ kind: "thermo", cells: [3], numbers: [] }]) satisfies ReturnType<VariantAnswers["drawn"]>;

(null) satisfies ReturnType<VariantAnswers["edit"]>;

({ source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [{ role: "thermo", form: "line", cells: [0, 1], arrow: false }, { role: "thermo", form: "disc", cells: [0] }], kinds: ["thermo"], rules: ["text"], told: ["text"], unread: [], title: "", words: "", placed: [0], corner: [0], center: [0] }) satisfies ReturnType<VariantAnswers["edit"]>;

(null) satisfies ReturnType<VariantAnswers["forgetMessages"]>;

(null) satisfies ReturnType<VariantAnswers["hint"]>;

({ cell: 3, digit: 3, house: [3], text: "text", before: [{ cells: [3, 3], house: [3], text: "text" }] }) satisfies ReturnType<VariantAnswers["hint"]>;

({ puzzles: ["text"], remarks: [], problems: [{ line: 1, column: 1, problem: "text" }], left: 0 }) satisfies ReturnType<VariantAnswers["known"]>;

(null) satisfies ReturnType<VariantAnswers["lesson"]>;

({ lesson: "four-gap", puzzle: { source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [{ role: "cage", form: "dashed", cells: [3], label: "text" }], kinds: ["cage"], rules: ["text"], told: ["text"], unread: [], title: "", words: "", placed: [3], corner: [0], center: [3] }, ways: [{ eliminations: [[3, 3]], placements: [[3, 3]], cells: [3] }], told: [{ text: "text", house: [3] }] }) satisfies ReturnType<VariantAnswers["lesson"]>;

({ lesson: "one-combination", puzzle: { source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [{ role: "cage", form: "dashed", cells: [3], label: "text" }], kinds: ["cage"], rules: ["text"], told: ["text"], unread: [], title: "", words: "", placed: [3], corner: [0], center: [3] }, ways: [{ eliminations: [[3, 3]], placements: [[3, 3]], cells: [3] }], told: [{ text: "text", house: [3] }] }) satisfies ReturnType<VariantAnswers["lesson"]>;

(null) satisfies ReturnType<VariantAnswers["message"]>;

(null) satisfies ReturnType<VariantAnswers["nameCells"]>;

(null) satisfies ReturnType<VariantAnswers["practise"]>;

(null) satisfies ReturnType<VariantAnswers["read"]>;

({ line: 1, column: 1, problem: "text" }) satisfies ReturnType<VariantAnswers["read"]>;

({ source: "text", size: 3, rows: 3, columns: 3, givens: "text", regions: [3], shapes: [{ role: "thermo", form: "line", cells: [3], arrow: false }, { role: "cage", form: "dashed", cells: [0, 1], label: "text" }, { role: "difference", form: "joint", cells: [3, 3], label: "" }, { role: "thermo", form: "disc", cells: [3] }, { role: "little-killer", form: "outside", row: 3, column: 2, down: 1, right: 3, label: "text" }], kinds: ["cage", "difference", "little-killer", "thermo"], rules: ["text"], told: ["text"], unread: [], title: "", words: "", placed: [0], corner: [0], center: [0] }) satisfies ReturnType<VariantAnswers["read"]>;

([[3, 3]]) satisfies ReturnType<VariantAnswers["ruledOut"]>;

(null) satisfies ReturnType<VariantAnswers["seek"]>;

("text") satisfies ReturnType<VariantAnswers["seek"]>;

(["jigsaw", "diagonal"]) satisfies ReturnType<VariantAnswers["seekDaily"]>;

(null) satisfies ReturnType<VariantAnswers["solution"]>;

([]) satisfies ReturnType<VariantAnswers["solutions"]>;

(["text"]) satisfies ReturnType<VariantAnswers["sources"]>;

({ solutions: 3, end: "complete", possible: [3], single: [3] }) satisfies ReturnType<VariantAnswers["tally"]>;

({ solutions: 3, end: "stopped", possible: [3], single: [3] }) satisfies ReturnType<VariantAnswers["tally"]>;

({ rules: [], givens: [3], level: "easy", hardest: "text" }) satisfies ReturnType<VariantAnswers["verdict"]>;

([{ technique: "text", name: "text" }]) satisfies ReturnType<VariantAnswers["wanted"]>;

(null) satisfies ReturnType<VariantAnswers["why"]>;

({ rules: [{ name: "cage", cells: [0, 2] }], givens: [1] }) satisfies ReturnType<VariantAnswers["why"]>;

(null) satisfies ReturnType<PhotoAnswers["learn"]>;

(null) satisfies ReturnType<PhotoAnswers["read"]>;

({ puzzle: "text", solutions: 2, percent: [3], second: [2], doubtful: [], crossings: [3] }) satisfies ReturnType<PhotoAnswers["read"]>;

(0) satisfies ReturnType<PhotoAnswers["solutions"]>;

(1) satisfies ReturnType<PhotoAnswers["solutions"]>;

(2) satisfies ReturnType<PhotoAnswers["solutions"]>;
