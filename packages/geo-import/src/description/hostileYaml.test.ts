import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { readDescription } from "./readDescription.ts";
import { yamlInTime } from "./yamlInTime.ts";

/** Nine of each of nine of each ...: a billion values in ten lines. */
const laughs = Array.from({ length: 10 }, (_, i) =>
  i === 0
    ? "a0: &a0 [x,x,x,x,x,x,x,x,x]"
    : `a${i}: &a${i} [${Array(9)
        .fill(`*a${i - 1}`)
        .join()}]`,
).join("\n");

const many = (count: number, of: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join("\n");

it.each([
  ["aliases that multiply each other", laughs, "more than 200,000 values"],
  [
    "maps merged over and over",
    `a: &a\n${many(2000, (i) => `  k${i}: 1`)}\nb:\n${many(400, () => "  - {<<: *a}")}`,
    "more than 200,000 values",
  ],
  ["an anchor within itself", "a: &a\n  b: *a", "the anchor a stands within itself"],
  ["brackets within brackets", `a: ${"[".repeat(30_000)}${"]".repeat(30_000)}`, "nested too deeply"],
  ["more than a description can be", `a: ${"x".repeat(4_000_001)}`, "4 million characters"],
])("a description of %s is refused in a sentence", (_what, text, words) => {
  const path = join(temporaryFolder(), "hostile.yaml");
  writeFileSync(path, text);
  expect(() => readDescription(path)).toThrow(
    expect.objectContaining({ code: "import/bad-yaml", message: expect.stringContaining(words) }),
  );
});

it("a text that takes minutes to read is given up", () => {
  const keys = many(200_000, (i) => `k${i}: 1`);
  expect(yamlInTime(keys, 500)).toEqual({ fault: "it could not be read within 0.5 seconds and 512 MB" });
});

it("a long description, and an anchor used three hundred times, are read", () => {
  const path = join(temporaryFolder(), "long.yaml");
  const lists = many(300, (i) => `  list${i}: *shared`);
  writeFileSync(path, `# ${"long ".repeat(8000)}\nshared: &shared [1, 2]\nlists:\n${lists}\n`);
  // What it says is no description; that it does is known only once it was read.
  expect(() => readDescription(path)).toThrow(expect.objectContaining({ code: "import/bad-description" }));
});

it("a folder for a description is refused", () => {
  const folder = temporaryFolder();
  expect(() => readDescription(folder)).toThrow(expect.objectContaining({ code: "import/no-description" }));
});
