import type { Manifest } from "@stopbank/plugin-api";
import { expect, it } from "vitest";
import { movedBy, movedWords } from "./movedBy.ts";

const manifests: readonly Manifest[] = [
  {
    id: "risk",
    disabledBy: "riskModuleIsInDevelopment",
    pages: [{ path: "/risk/*?" }, { path: "/methods" }],
    flags: ["attributeFilters"],
  },
  { id: "stories", enabledBy: "riskStories", pages: [{ path: "/risk/stories/*?" }] },
  {
    id: "guide",
    pages: [
      { path: "/guide/:page?", enabledBy: "guidePage" },
      { path: "/onboarding", enabledBy: "onboardingPage" },
    ],
  },
  { id: "tides", enabledBy: "tides.page" },
];

it.each([
  ["riskModuleIsInDevelopment", ["Takes away the pages /risk, /methods (plugin risk)"]],
  ["riskStories", ["Brings the page /risk/stories (plugin stories)"]],
  ["attributeFilters", ["Changes parts of the pages /risk, /methods (plugin risk)"]],
  ["guidePage", ["Brings the page /guide (plugin guide)"]],
  ["tides.page", ["Brings the plugin tides"]],
  ["hideAccessModule", []],
])("%s moves what plugins say of themselves", (flag, words) =>
  expect(movedBy(flag, manifests).map(movedWords)).toEqual(words),
);
