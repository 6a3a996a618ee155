import katex from "katex";
import { expect, it } from "vitest";
import { mathsSettings } from "./mathsSettings.ts";

const set = (formula: string) => katex.renderToString(formula, mathsSettings(false));

it("formulas are MathML, with what was typed beside them", () => {
  expect(set("\\frac{a}{b}")).toMatch(/<math.*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>.*\\frac\{a\}\{b\}/s);
});

it.each([
  "\\href{javascript:alert(1)}{x}",
  "\\url{javascript:alert(1)}",
  "\\includegraphics{https://tracker.example/pixel.png}",
  "\\htmlData{onclick=alert(1)}{x}",
  "\\htmlStyle{position: fixed}{x}",
  "<script>alert(1)</script>",
  "\\text{<img src=x onerror=alert(1)>}",
  "\\frac{<b>}",
])("A-40: nothing active comes of the formula %s", (formula) => {
  expect(set(formula)).not.toMatch(/<(?:a|img|script|b)\b|<[^>]*\s(?:href|src|on\w+|data-\w+)=/i);
});

it("a formula without end is given up", () => {
  expect(set("\\def\\a{\\a\\a}\\a")).toContain("katex-error");
});

it("sizes are bounded", () => expect(set("\\rule{10000em}{10000em}")).not.toContain('10000em"'));
