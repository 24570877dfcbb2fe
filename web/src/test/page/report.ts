import type { Reporter, SerializedError, TestModule, Vitest } from "vitest/node";

/** What failed, in full, and a line of totals, in the form of the other tests' lines. */
export class Report implements Reporter {
  private vitest: Vitest | undefined;
  private started = 0;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  onTestRunStart() {
    this.started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    for (const test of tests) {
      this.failed(test.module, test.fullName, test.result().errors);
    }
    for (const module of modules) {
      this.failed(module, "outside of its tests", module.errors());
      for (const suite of module.children.allSuites()) {
        this.failed(module, suite.fullName, suite.errors());
      }
    }
    if (unhandled.length > 0) {
      this.vitest?.logger.printUnhandledErrors(unhandled);
    }
    const failed = tests.filter((test) => test.result().state === "failed").length;
    const skipped = tests.filter((test) => test.result().state === "skipped").length;
    const seconds = Math.round((performance.now() - this.started) / 1000);
    const passed = tests.length - failed - skipped;
    this.vitest?.logger.log(
      `page: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""} (${seconds} s)`,
    );
  }

  private failed(module: TestModule, name: string, errors: readonly unknown[] = []) {
    for (const error of errors) {
      this.vitest?.logger.error(`FAILED ${module.relativeModuleId}, ${name}`);
      this.vitest?.logger.printError(error, { project: module.project });
    }
  }
}
