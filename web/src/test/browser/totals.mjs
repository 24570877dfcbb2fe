/** The last line of a run, which `check` counts. */
export default class Totals {
  #tests;
  #started;

  onBegin(_, suite) {
    this.#tests = suite.allTests();
    this.#started = performance.now();
  }

  onEnd() {
    const count = (outcome) => this.#tests.filter((test) => test.outcome() === outcome).length;
    const [flaky, skipped] = [count("flaky"), count("skipped")];
    const parts = [
      `${count("expected") + flaky} passed`,
      ...(flaky > 0 ? [`${flaky} of them flaky`] : []),
      `${count("unexpected")} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ];
    const seconds = Math.round((performance.now() - this.#started) / 1000);
    console.log(`browser: ${parts.join(", ")} (${seconds} s)`);
  }

  printsToStdio() {
    return false;
  }
}
