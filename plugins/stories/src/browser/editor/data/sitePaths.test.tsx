import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRouter } from "wouter";
import { isSitePath, missesStory } from "./sitePaths.ts";

it.each([
  ["/", true],
  ["/home/guide", true],
  ["/onboarding", true],
  ["/new-landing", true],
  ["/auth/forgot-password", true],
  ["/auth/reset-password", true],
  ["/risk/stories/1/a-flood", true],
  ["/auth/elsewhere", false],
  ["/maps", false],
])("a button of a story may lead to the page %s: %s", (path, isThere) => {
  const { parser } = renderHook(useRouter).result.current;
  expect(isSitePath(path, parser, [{ path: "/risk/stories/*?" }])).toBe(isThere);
});

it.each([
  ["/risk/stories/1/a-flood", false],
  ["/risk/stories/2", true],
  ["/risk/stories/99/no-such-story", true],
  ["/risk/stories/one", true],
  ["/risk/stories", false],
  ["/risk", false],
])("a link of a story that leads to no story is missed, to %s: %s", (path, isMissed) => {
  const stories = [
    { id: 1, isWithdrawn: false },
    { id: 2, isWithdrawn: true },
  ];
  expect(missesStory(path, stories)).toBe(isMissed);
});
