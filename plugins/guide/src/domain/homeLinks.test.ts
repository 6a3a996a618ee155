import { expect, it } from "vitest";
import { homeLinks } from "./homeLinks.ts";

it("GUI-05 has the six ways of 'I want to...' in order", () => {
  expect(homeLinks.map(({ href }) => href.replace("/guide/", ""))).toEqual([
    "tutorials/download-export-and-share-results",
    "insights/case-studies",
    "demos/assessing-risk-to-assets",
    "fundamentals/overview",
    "insights/case-studies",
    "glossary",
  ]);
});
