import { expect, it } from "vitest";
import { textPassages } from "./passages.ts";

it("reads what a text says below each of its highest headings, without its marks", () => {
  const text =
    "Rain **falls**.\n\n### Where\n\nOn [hills](https://a.nz), and\non plains.\n\n- one\n- two `mm`\n\n#### Deeper\n\n![A gauge](media/g.webp)\n\n### When\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  expect(textPassages(text)).toEqual([
    { heading: undefined, texts: ["Rain falls."] },
    { heading: "Where", texts: ["On hills, and on plains.", "one", "two mm", "Deeper", "A gauge"] },
    { heading: "When", texts: ["a", "b", "1", "2"] },
  ]);
});

it("is one empty stretch where there is no text", () => {
  expect(textPassages("")).toEqual([{ heading: undefined, texts: [] }]);
});
