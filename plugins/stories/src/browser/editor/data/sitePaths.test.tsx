import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRouter } from "wouter";
import { isSitePath } from "./sitePaths.ts";

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
