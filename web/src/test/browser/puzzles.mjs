/** The boards that the tests play on. */
export const ESCARGOT = "100007090030020008009600500005300900010080002600004000300000010040000007007000300";
export const ESCARGOT_SOLVED = "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
export const SOLUTION = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/** Three cells short of a solution: 1 in r1c1, 9 in r5c5, 5 in r9c9. */
export const NEARLY = `.${SOLUTION.slice(1, 40)}.${SOLUTION.slice(41, 80)}.`;
/** The plain method takes more than a million events for it. */
export const LONG = "000002910320080000000000000019000500000300000000070000704600003000001000600000000";
/** A diamond of 9.2: the first step is a chain. */
export const CHAINS = "300400100054080072080009000009004500500290400000000010070006001600300000002070060";
/** HoDoKu's scale ends before its solution, where HoDoKu would guess; rated 9.3. */
export const GUESSED = ".9.3.....7.......1..2.86.7..54...9....8..5.6.6...3...5.4.2..81...14....2.....3...";
/** A skyscraper can be taken before any digit is placed. */
export const UNFAIR = ".3.7...........5..8.5..3.1....67.43.......6...2......97....1..41....8.5..8.3....6";
/** What `escargot generate --daily 2026-11-21 --level 2` prints, and its solution. */
export const DAILY = "2.68.759.5193.2....3...64121946..2...25.941.66.....3..9..43165...1...9..4.35.9...";
export const DAILY_SOLVED = "246817593519342768837956412194683275325794186678125349982431657751268934463579821";
/** What is printed on photos. */
export const PRINTED = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
