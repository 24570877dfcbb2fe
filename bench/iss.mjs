// What bench/variants.sh asks Interactive Sudoku Solver: node bench/iss.mjs FOLDER FILE PASSES ASKED. A line of FILE
// has a set, an id and a puzzle, with tabs between; prints for each puzzle its set, its id, the milliseconds of its best
// pass, with all that is made of its rules, and how many solutions there are, up to two, or true candidates.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, file, passes, asked] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(`${folder}/${path}`).href);
const { ensureGlobalEnvironment } = await load('tests/helpers/test_env.js');
ensureGlobalEnvironment();
const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');

/** Milliseconds of processor time so far; Node.js tells them in steps of some milliseconds. */
const processor = () => {
    const usage = process.cpuUsage();
    return (usage.user + usage.system) / 1000;
};

/** What `work` takes: processor time where that is many steps, else by the clock, of which the best pass tells. */
const time = (work) => {
    const before = [performance.now(), processor()];
    work();
    const [clock, spent] = [performance.now() - before[0], processor() - before[1]];
    return spent > 40 ? Math.min(clock, spent) : clock;
};

/** What `solver` answers, as a number. */
const answerOf = (solver) =>
    asked === 'candidates'
        ? solver.solveAllPossibilities(1).reduce((sum, solutions) => sum + (solutions > 0 ? 1 : 0), 0)
        : solver.countSolutions(2);

for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [set, id, puzzle] = line.split('\t');
    let best = Infinity;
    let count = '?';
    try {
        for (let pass = 0; pass < Number(passes); pass++) {
            const taken = time(() => {
                const rules = SudokuBuilder.resolveConstraint(SudokuParser.parseText(puzzle));
                count = answerOf(SudokuBuilder.build(rules));
            });
            best = Math.min(best, taken);
        }
        console.log([set, id, best.toFixed(4), count].join('\t'));
    } catch (problem) {
        console.error(`${id}: ${problem.message}`);
    }
}
