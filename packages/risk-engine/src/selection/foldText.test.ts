import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildIndex } from "../index/spatialIndex.ts";
import { pointColumn } from "../testing/geometryColumns.ts";
import { foldText } from "./foldText.ts";
import { elementsOf, selectElements } from "./selectElements.ts";

const word = "Ōtāhuhu";
const forms = [word.normalize("NFC"), word.normalize("NFD"), "OTAHUHU", "otahuhu", "Ｏtahuhu"];

describe("text that is compared without case and marks", () => {
  it.each(forms)("%j is one word with the others", (form) => {
    for (const other of forms) expect(foldText(form)).toBe(foldText(other));
  });
  it("is the same for a text in any form and case, and folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldText(text);
        for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
          expect(foldText(text.normalize(form))).toBe(folded);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});

describe("a filter on text", () => {
  const values = [word.normalize("NFC"), word.normalize("NFD"), "Otahuhu"];
  const column = { codes: Int32Array.of(0, 1, 2, -1), values };
  const index = buildIndex(pointColumn(values.concat("").map((_, i) => [[i, 0]])));
  const selected = (filter: { kind: "contains"; text: string } | { kind: "one-of"; values: string[] }) => [
    ...elementsOf(selectElements(index, { attributes: [{ ...filter, column }] })),
  ];

  it("finds a part of it in any form, with and without macrons", () => {
    for (const text of ["tahuhu", "TĀHUHU", "tāhuhu".normalize("NFD")])
      expect(selected({ kind: "contains", text })).toEqual([0, 1, 2]);
  });
  it("takes a whole text in either form, macrons as they are", () => {
    expect(selected({ kind: "one-of", values: [word.normalize("NFC")] })).toEqual([0, 1]);
    expect(selected({ kind: "one-of", values: [word.normalize("NFD")] })).toEqual([0, 1]);
    expect(selected({ kind: "one-of", values: ["Otahuhu"] })).toEqual([2]);
  });
});
