import type { GuideArticle, GuideMap } from "@stopbank/contract/guide";
import { expect, it } from "vitest";
import { articles, mainTabs, subTabs } from "./guideAnswers.ts";
import { boundedMap, mostListedCharacters } from "./guideBounds.ts";

const article = (description: string): GuideArticle => ({
  title: "Floods",
  description,
  authors: [],
  publishedAt: "2026-03-05",
  blocks: [],
});
const topic = (entries: string[], subTopics: number, description = ""): GuideMap[number] => ({
  ...{ slug: "fundamentals", title: "Fundamentals", description, entries },
  subTopics: Array.from({ length: subTopics }, (_, order) => ({
    ...{ title: "Sub", slug: `s${order}`, order, visible: true, entries },
  })),
});
const slugs = Array.from({ length: 500 }, (_, at) => `a${at}`);
const guideOf = (map: GuideMap, description: string) => {
  const documents = {
    articles: new Map(slugs.map((slug) => [slug, article(description)])),
    tutorials: new Map(),
    demos: new Map(),
  };
  const bounded = boundedMap(map, documents);
  return { guide: { etag: "", glossary: "", ...documents, map: bounded.map }, leftOut: bounded.leftOut };
};
const lengthsOf = ({ guide }: ReturnType<typeof guideOf>) =>
  [mainTabs, subTabs, articles].map((answer) => JSON.stringify(answer(guide)).length);

it("a guide of every document there may be is listed whole", () => {
  const { guide, leftOut } = guideOf([topic(slugs, 2, "About floods.")], "Why they come. ".repeat(20));
  expect(leftOut).toBe(0);
  expect(mainTabs(guide)[0]?.sub_tabs.map((tab) => tab.articles.length)).toEqual([500, 500]);
});

it("an entry that is named again and again is listed once", () => {
  const { guide } = guideOf([topic(Array(500).fill("a1"), 1)], "");
  expect(mainTabs(guide)[0]?.articles.map(({ slug }) => slug)).toEqual(["a1"]);
});

it.each([
  ["long descriptions of articles", topic(slugs, 100), "d".repeat(20_000)],
  ["a long description of their topic", topic(slugs, 100, "d".repeat(20_000)), ""],
  ["a topic of long sub topics", topic([], 100, "d".repeat(20_000)), ""],
])("a megabyte of a map is never gigabytes of an answer: %s", (_what, one, description) => {
  const map = (["overview", "fundamentals", "methods", "insights"] as const).map((slug) => ({
    ...one,
    slug,
  }));
  const bounded = guideOf(map, description);
  expect(bounded.leftOut).toBeGreaterThan(0);
  // Names of fields are no part of what is counted.
  for (const length of lengthsOf(bounded)) expect(length).toBeLessThan(mostListedCharacters * 2);
});
