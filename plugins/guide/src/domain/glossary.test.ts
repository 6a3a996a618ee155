import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { glossary } from "../testing/guide.ts";
import { byLetter, letters, readGlossary } from "./glossary.ts";

describe("the glossary", () => {
  it("GUI-13 reads entries between empty lines, without those that have no bar", () => {
    expect(readGlossary(glossary).map(({ term }) => term)).toEqual(["AEP", "Exposure", "ā-rohe", "1-in-100"]);
    expect(readGlossary("EAD | a | b\r\n\r\n| none\n\nnothing |")).toEqual([
      { id: "term-ead", term: "EAD", definition: "a | b" },
    ]);
  });

  it("GUI-13 joins the lines of an entry, whichever of them has the bar", () => {
    const content =
      "AEP | Chance\n  a year.\r\nNot | a term.\n \t\n\nReturn\nperiod\n| Years between.\nno bar\n\nnor\nhere";
    expect(readGlossary(content).map(({ term, definition }) => [term, definition])).toEqual([
      ["AEP", "Chance a year. Not | a term."],
      ["Return period", "Years between. no bar"],
    ]);
  });

  it("gives every term an address of its own, whatever its words", () => {
    const content = ["Fetch", "fetch!", "風", "雨"].map((term) => `${term} | Said.`).join("\n\n");
    expect(readGlossary(content).map(({ id }) => id)).toEqual([
      "term-fetch",
      "term-fetch-2",
      "term-section",
      "term-section-2",
    ]);
  });

  it("GUI-13 sorts a macron under its plain letter, and what begins with no letter last", () => {
    expect(
      byLetter(readGlossary(glossary)).map(({ letter, terms }) => [letter, terms.map(({ term }) => term)]),
    ).toEqual([
      ["A", ["ā-rohe", "AEP"].toSorted((a, b) => a.localeCompare(b, "en"))],
      ["E", ["Exposure"]],
      [undefined, ["1-in-100"]],
    ]);
    expect(letters).toHaveLength(26);
  });

  it("GUI-13 keeps every term once, in some group, whatever it begins with", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: "grapheme" })), (names) => {
        const terms = names.map((term, at) => ({ id: `term-${at}`, term, definition: "" }));
        const kept = byLetter(terms).flatMap((group) => group.terms.map(({ term }) => term));
        expect(kept.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});
