import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checklistFaults } from "./checklistFaults.ts";
import { rowsUnder } from "./tables.ts";
import { idsIn, testTitles } from "./testTitles.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

/** Ids that titles have, with a file where each is. */
const shown = new Map(
  globSync("{apps,bench,e2e,packages,plugins,scripts,templates}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**", "scripts/checks/everyRule.test.ts"],
  })
    .flatMap((path) =>
      testTitles(path, read(path)).map((title) => [path.replaceAll("\\", "/"), title] as const),
    )
    .flatMap(([path, title]) => idsIn(title).map((id) => [id, path] as const)),
);

const rules = ["A. Sessions and the BFF", "B. Jobs and reports", "E. Clients apart"].flatMap((heading) =>
  rowsUnder(read("docs/checks.md"), heading).map(([id = ""]) => id),
);
const deviations = new Map(
  rowsUnder(read("docs/security.md"), "Rules without a test").map(([id = "", reason = ""]) => [id, reason]),
);

it("every rule of the checklists A, B and E is in the title of a test, or has its reason in docs/security.md", () => {
  expect(checklistFaults({ rules, deviations, shown })).toEqual([]);
});

it("the checklists are whole", () => {
  const all = (letter: string, last: number) =>
    Array.from({ length: last }, (_none, index) => `${letter}-${String(index + 1).padStart(2, "0")}`);
  expect(rules).toEqual([...all("A", 48), ...all("B", 17), ...all("E", 12)]);
});

describe("what the check finds", () => {
  const why = "Because there is nothing that it could be about.";

  it("is a rule without test and reason, with both, of no checklist, twice, and a reason that says nothing", () => {
    const faults = checklistFaults({
      rules: ["X-01", "X-02", "X-03", "X-03", "X-04"],
      deviations: new Map([
        ["X-02", why],
        ["X-04", "Later."],
        ["Y-01", why],
      ]),
      shown: new Map([
        ["X-02", "a.test.ts"],
        ["X-03", "a.test.ts"],
        ["X-99", "b.test.ts"],
        ["Z-01", "another checklist's"],
      ]),
    });
    expect(faults).toEqual([
      "X-03 is listed twice.",
      "X-01 is in no test's title, and docs/security.md has no reason.",
      "X-02 deviates by docs/security.md, and is in a title of a.test.ts.",
      "X-04 deviates without a reason.",
      "Y-01 deviates, and is no rule.",
      "X-99 in a title of b.test.ts is no rule.",
    ]);
  });

  it("is read from titles, and not from comments, other words or tests that are skipped", () => {
    const source = `
      // A-01: a comment
      const text = "A-02";
      it("A-03: plain", () => { call("A-04"); });
      it.each([["A-05"]])("A-06: %s", () => undefined);
      describe.skipIf(windows).each(ways)(\`A-07: \${way} A-08\`, () => undefined);
      it.skip("A-09", () => undefined);
      onEachEngine("A-10, E-01: both", () => undefined);`;
    expect(testTitles("a.test.ts", source).flatMap(idsIn)).toEqual([
      "A-03",
      "A-06",
      "A-07",
      "A-08",
      "A-10",
      "E-01",
    ]);
  });

  it("is read from tables under their heading", () => {
    const text = "# A\n\n| Id | Why |\n| --- | --- |\n| 1 | a \\| b |\n\n## B\n\n| 2 | c |\n# D\n| 3 | d |\n";
    expect(rowsUnder(text, "A")).toEqual([
      ["1", "a | b"],
      ["2", "c"],
    ]);
    expect(() => rowsUnder(text, "C")).toThrow(RangeError);
  });
});
