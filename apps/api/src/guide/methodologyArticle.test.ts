import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GuideArticle } from "@stopbank/contract/guide";
import { afterAll, expect, it } from "vitest";
import { methodologyArticle } from "./methodologyArticle.ts";
import { createShippedGuide } from "./shippedGuide.ts";

const folder = mkdtempSync(join(tmpdir(), "stopbank-methodology-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("takes the page's title away and makes its chapters sections, but leaves code as it is", async () => {
  const file = join(folder, "page.md");
  writeFileSync(
    file,
    "# Page\n\nFirst.\n\n## One\n\n```sh\n# no heading\n## nor this\n```\n\n### Deeper\n\nLast.\n",
  );
  const [, , words] = (await methodologyArticle(file)).split("---\n");
  expect(words).toBe("\nFirst.\n\n# One\n\n```sh\n# no heading\n## nor this\n```\n\n### Deeper\n\nLast.\n");
});

it("is in the guide that comes with the program, with every chapter of docs/methodology.md and its examples", async () => {
  const mistakes: unknown[] = [];
  const documents = await createShippedGuide({ error: (line: unknown) => void mistakes.push(line) })();
  expect(mistakes).toEqual([]);
  const found = documents.find(({ kind, name }) => kind === "guideArticle" && name === "methodology");
  const blocks = (found?.body as GuideArticle | undefined)?.blocks ?? [];
  const titles = blocks.flatMap((block) => (block.type === "section" ? (block.title ?? []) : []));
  expect(titles).toEqual(expect.arrayContaining(["Three states", "Expected annual damage", "Sources"]));
  expect(JSON.stringify(blocks)).toContain("expected annual damage");
});
