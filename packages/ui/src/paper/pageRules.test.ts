import { expect, it } from "vitest";
import { cssText, pageRules } from "./pageRules.ts";
import { pageSizes } from "./pageSizes.ts";

const rules = pageRules(pageSizes.A4, {
  title: "Risk Summary",
  foot: "Dataset 1",
  logoUrl: "data:,",
  hasCover: true,
});

it("EXP-04 sets A4 with the specified margins, a logo of 104 points and 'page of total'", () => {
  expect(rules).toContain("size: 595.28pt 841.89pt");
  expect(rules).toContain("margin: 96pt 32pt 70pt 32pt");
  expect(rules).toContain("104pt");
  expect(rules).toContain('content: counter(page) " of " counter(pages)');
});

it("EXP-05 leaves the cover without head and foot", () => {
  const without = pageRules(pageSizes.A4, { title: "Map", foot: "", logoUrl: "data:,", hasCover: false });
  expect(without).not.toContain(":first");
  expect(rules).toMatch(/@page :first \{ margin: 0; @top-left \{ content: none/);
});

it("lets no title out of its quotes", () => {
  expect(cssText('A "B" } </style>\\')).toBe('"A \\22 B\\22  } \\3c /style>\\5c "');
});

it("AMB-51 has pages whose maps reach the sides, where head and foot stay within the margins", () => {
  const [, bleeding = ""] = rules.split("@page bleeding");
  expect(bleeding).toMatch(/^ \{\s+margin-left: 0; margin-right: 0;/);
  expect(bleeding.match(/margin-(left|right): 32pt/g)).toHaveLength(4);
});

it("STO-12 counts a part's pages on from those before, and says no total, which nobody knows yet", () => {
  const part = pageRules(pageSizes.A4, {
    title: "Map",
    foot: "",
    logoUrl: "data:,",
    hasCover: false,
    countedFrom: 9,
  });
  expect(part).toContain("@page :first { counter-set: page 9; }");
  expect(part).toContain("content: counter(page);");
  expect(part).not.toContain("counter(pages)");
});
