/** Which trials of a tree are to be seen. A trial that is folded hides the ones in it, and those follow it by number:
 * so what is hidden are intervals, and any row of a tree of any size is found by a search in a short list. */
export class Folds {
  static readonly NONE = new Folds([]);

  /** Each `[folded, last hidden]`, in order; none in another. */
  private constructor(private readonly hidden: readonly (readonly [number, number])[]) {}

  /** Of pairs as the engine tells them: 3, 7, 12, 40. */
  static of(pairs: readonly number[]): Folds {
    const hidden: [number, number][] = [];
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      hidden.push([pairs[i] as number, pairs[i + 1] as number]);
    }
    return new Folds(hidden);
  }

  folds(trial: number): boolean {
    return this.hidden[this.before(trial)]?.[0] === trial;
  }

  /** With `trial`, the last in which is `last`, folded; what was folded in it is forgotten. */
  fold(trial: number, last: number): Folds {
    const kept = this.hidden.filter(([from]) => from < trial || from > last);
    return new Folds([...kept, [trial, last] as const].sort(([a], [b]) => a - b));
  }

  unfold(trial: number): Folds {
    return new Folds(this.hidden.filter(([from]) => from !== trial));
  }

  /** With nothing folded that hides `trial`. */
  showing(trial: number): Folds {
    const [from, last] = this.hidden[this.before(trial)] ?? [0, 0];
    return from < trial && trial <= last ? this.unfold(from) : this;
  }

  /** How many of `trials` trials are to be seen; the whole, number 0, is none of them. */
  rows(trials: number): number {
    return this.hidden.reduce((rows, [from, last]) => rows - (last - from), trials - 1);
  }

  /** The trial in `row`, counted from 0. */
  trial(row: number): number {
    let trial = row + 1;
    for (const [from, last] of this.hidden) {
      if (from >= trial) {
        break;
      }
      trial += last - from;
    }
    return trial;
  }

  /** The row of `trial`; where it is hidden, of the one that hides it. */
  row(trial: number): number {
    let row = trial - 1;
    for (const [from, last] of this.hidden) {
      if (from >= trial) {
        break;
      }
      row -= Math.min(trial, last) - from;
    }
    return row;
  }

  /** The place of the last fold at `trial` or before it; -1 where there is none. */
  private before(trial: number): number {
    let low = 0;
    let high = this.hidden.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.hidden[middle] as readonly [number, number])[0] <= trial) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
