import { expect, it } from "vitest";
import { freeNumber, listedStories } from "./listedStories.ts";

const at = "2026-11-24T08:00:00.000Z";
const text = (name: string, more: object = {}) => ({
  kind: "story",
  name,
  of: "client" as const,
  version: 2,
  at,
  by: "mere@larkhaven.example",
  restored_from: null,
  is_withdrawn: false,
  note: null,
  withdrawn_title: null,
  ...more,
});
const draft = (name: string, title: string | null) => ({
  kind: "story",
  name,
  base: 0,
  revision: "r",
  saved_at: at,
  saved_by: null,
  title,
  latest: 0,
});

it("lists what is published, withdrawn or begun, each once and by number", () => {
  const stories = listedStories(
    [
      text("10"),
      text("2", { is_withdrawn: true, withdrawn_title: "Older" }),
      text("4", { is_withdrawn: true, withdrawn_title: "Gone" }),
      text("x", { kind: "help" }),
    ],
    [draft("2", "Newer"), draft("3", null), { ...draft("9", "Not a story"), kind: "guideArticle" }],
    [{ id: 10, title: "Ten" }],
  );
  expect(
    stories.map(({ id, title, isWithdrawn, draft: begun }) => [id, title, isWithdrawn, begun?.revision]),
  ).toEqual([
    [2, "Newer", true, "r"],
    [3, "Story 3", false, "r"],
    [4, "Gone", true, undefined],
    [10, "Ten", false, undefined],
  ]);
  expect(freeNumber(stories)).toBe(11);
  expect(freeNumber([])).toBe(1);
});
