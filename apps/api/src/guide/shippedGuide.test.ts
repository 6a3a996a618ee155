import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GuideArticle, GuideMap } from "@stopbank/contract/guide";
import { routes } from "@stopbank/contract/routes";
import { allWordlessMedia } from "@stopbank/text-check";
import { Check } from "typebox/value";
import { expect, it, onTestFinished } from "vitest";
import { articles } from "./guideAnswers.ts";
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

it("GUI-15: the example of the calls is of the guide that comes with the program, and in their shapes", async () => {
  const { example, response } = routes.cmsArticles;
  expect(Check(response, example.response)).toBe(true);
  expect(Check(routes.cmsGlossary.response, routes.cmsGlossary.example.response)).toBe(true);
  const documents = await createShippedGuide({
    error: (_facts: unknown, line = "") => expect(line).toBe(""),
  } as never)();
  const map = documents.find(({ kind }) => kind === "guideMap")?.body as GuideMap;
  const known = new Map(
    documents
      .filter(({ kind }) => kind === "guideArticle")
      .map(({ name, body }) => [name, body as GuideArticle]),
  );
  const guide = { etag: "", map, articles: known, tutorials: new Map(), demos: new Map(), glossary: "" };
  const [shown] = example.response.data;
  const found = articles(guide).find(({ slug }) => slug === example.query["filters[slug]"]);
  expect(found).toMatchObject({ title: shown.title, slug: shown.slug, publishedAt: shown.publishedAt });
  expect(found?.main_topic).toMatchObject({ id: shown.main_topic.id, slug: shown.main_topic.slug });
});

it("G-04: the guide that comes with the program has words for all that is seen and heard in it", async () => {
  const documents = await createShippedGuide({ error: () => undefined } as never)();
  expect(documents.length).toBeGreaterThan(20);
  for (const { body } of documents) expect(allWordlessMedia(body)).toEqual([]);
});
