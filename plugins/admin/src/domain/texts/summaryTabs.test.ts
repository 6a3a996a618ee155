import { contentDocument } from "@stopbank/contract/content-documents";
import { expect, it } from "vitest";
import { mostTabs, problemOfTabs } from "./summaryTabs.ts";

it("SUM-01: a tab without a title is not kept", () => {
  expect(problemOfTabs([])).toBeUndefined();
  expect(problemOfTabs([{ section: "Floods", content: "" }])).toBeUndefined();
  expect(
    problemOfTabs([
      { section: "Floods", content: "" },
      { section: " ", content: "x" },
    ]),
  ).toBe("Tab 2 has no title");
});

it("offers as many tabs as the contract takes", () => {
  const tabs = (count: number) => Array.from({ length: count }, () => ({ section: "x", content: "" }));
  expect(() => contentDocument("summaryPage", tabs(mostTabs))).not.toThrow();
  expect(() => contentDocument("summaryPage", tabs(mostTabs + 1))).toThrow();
});
