import java.io.InputStream
import java.util.Locale
import org.escargot.Sudoku
import org.escargot.format.registry.Formats
import org.escargot.grid.Puzzle
import org.escargot.rating.Scales

// The six programs of `Sudoku`, in Kotlin: what is missing in Java is null here, and asked for.

fun solve(text: String): String {
    val puzzle = Sudoku.parse(text)
    val solution = Sudoku.solve(puzzle).orElse(null) ?: return "no solution"
    return "$solution ${Sudoku.count(puzzle, 2)}"
}

fun rate(puzzle: Puzzle): List<String> = Scales.ALL.map { "${it.id()} ${Sudoku.rate(puzzle, it).figures()}" }

fun hint(puzzle: Puzzle): String? = Sudoku.hint(puzzle, Locale.of("el")).map { "${it.name()}: ${it.text()}" }.orElse(null)

fun generate(attempts: Int): Puzzle? {
    val search = Sudoku.search(9, 42) // level 9, and the seed
    repeat(attempts) { search.attempt(10).orElse(null)?.let { return it.puzzle() } }
    return null
}

fun isSame(one: Puzzle, other: Puzzle): Boolean = Sudoku.canonical(one) == Sudoku.canonical(other)

fun convert(input: InputStream): List<String> {
    val format = Formats.named("opensudoku").orElseThrow()
    return Sudoku.read(input).puzzles().use { puzzles -> puzzles.map { Sudoku.write(it, format) }.toList() }
}

fun main() {
    val text = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    val easy = Sudoku.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    println(solve(text))
    println(rate(easy))
    println(hint(easy))
    println(generate(1000))
    println(isSame(easy, easy))
    println(convert(text.byteInputStream()).single())
}
