import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line, such as `1472 passed, 0 failed`, that a person or a script finds at once. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const again: string[] = [];
    // An error outside every test fails the run as well.
    count.failed += errors.length;
    for (const module of modules) {
      // A file that does not load has no tests to fail.
      if (module.state() === "failed" && module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1;
        if (test.diagnostic()?.flaky === true) again.push(test.fullName);
      }
    }
    for (const name of again) console.log(`Passed only when tried again: ${name}`);
    const skipped = count.skipped + count.pending;
    console.log(`${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }
}
