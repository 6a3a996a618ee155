import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createShippedGuide } from "./shippedGuide.ts";

it("GUI-17: the guide that comes with the program is read from its folder, without what has a mistake, which the log has", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "articles"));
  mkdirSync(join(folder, "media"));
  writeFileSync(join(folder, "media/a.webp"), "no picture");
  writeFileSync(join(folder, "glossary.md"), "AEP | Chance\n");
  writeFileSync(join(folder, "articles/floods.md"), "---\ntitel: Floods\n---\n");
  const lines: string[] = [];
  const read = createShippedGuide(
    { error: (_facts: unknown, line = "") => lines.push(line) } as never,
    folder,
  );
  const [documents] = [await read(), await read()];
  expect(documents.map(({ kind, body }) => [kind, body])).toEqual([
    ["glossary", { content: "AEP | Chance" }],
  ]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.startsWith("left out of the guide: articles/floods.md:"))).toBe(true);
});

it("without a folder there is none", async () => {
  const lines: string[] = [];
  const read = createShippedGuide(
    { error: (_facts: unknown, line = "") => lines.push(line) } as never,
    "/nowhere",
  );
  expect(await read()).toEqual([]);
  expect(lines).toHaveLength(1);
});
