import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { explainedBy } from "./explainedBy.ts";
import { readGlossary } from "./glossary.ts";

const guide = resolve(fileURLToPath(import.meta.url), "../../../../../guide");
const terms = readGlossary(readFileSync(resolve(guide, "glossary.md"), "utf8")).map(({ term }) => term);

it.each(Object.entries(explainedBy))("the guide that comes with the program explains %s", (_what, by) => {
  if ("term" in by) expect(terms).toContain(by.term);
  else expect(existsSync(resolve(guide, "articles", `${by.article}.md`))).toBe(true);
});
