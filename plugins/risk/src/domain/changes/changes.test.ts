import { describe, expect, it } from "vitest";
import { changeRows, changeSentence, notesOn, versionWords } from "./changeWords.ts";
import { isSame, layerChanges } from "./layerChange.ts";
import { isFactsOnPaper, isReportFacts, type LayerFacts, type ReportFacts } from "./reportFacts.ts";

const layer = (changes: Partial<LayerFacts> = {}): LayerFacts => ({
  type: "buildings",
  name: "Buildings",
  assessed: 1_000,
  exposed: 100,
  notAssessed: 20,
  classes: { high: 20, medium: 30, low: 50, insignificant: 0 },
  annualDollars: 50_000,
  ...changes,
});
const facts = (layers: readonly LayerFacts[], changes: Partial<ReportFacts> = {}): ReportFacts => ({
  form: 1,
  version: "v2",
  publishedAt: "2026-11-03T01:00:00.000Z",
  currency: "NZD",
  tags: ["flood_100yr"],
  layers: [...layers],
  ...changes,
});
const labels = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/** What becomes of one layer from one set of figures to the next. */
function between(before: LayerFacts | undefined, after: LayerFacts | undefined) {
  const [change] = layerChanges({
    before: facts(before === undefined ? [] : [before], { version: "v1" }),
    after: facts(after === undefined ? [] : [after]),
  });
  if (change === undefined) throw new Error("There is no layer in either.");
  return {
    change,
    sentence: changeSentence(change, "NZD", labels),
    rows: changeRows(change, "NZD", labels),
  };
}

describe("what has changed between two reports", () => {
  it("is before, after and the difference, of counts, shares of what was assessed and damage by the year", () => {
    const { rows, sentence } = between(
      layer(),
      layer({ exposed: 112, classes: { high: 45, medium: 30, low: 37 }, annualDollars: 52_000 }),
    );
    expect(rows).toEqual([
      ["Assessed", "1,000", "1,000", "0"],
      ["Exposed", "100", "112", "+12"],
      ["High", "2%", "4.5%", "+2.5 points"],
      ["Medium", "3%", "3%", "0 points"],
      ["Low", "5%", "3.7%", "−1.3 points"],
      ["Expected annual damage", "$50,000", "$52,000", "+$2,000"],
    ]);
    expect(sentence).toBe(
      "12 more are exposed: 112 of 1,000 assessed, after 100. The share in ‘High’ rose from 2% to 4.5%. Expected annual damage is $52,000, $2,000 more than before.",
    );
  });

  it("is said where it is nothing", () => {
    const { change, sentence } = between(layer(), layer());
    expect(isSame(change)).toBe(true);
    expect(sentence).toBe("Nothing has changed: 100 of 1,000 assessed are exposed, as before.");
  });

  it("says fewer and less, of one alone too, and what shares are of where that is another number", () => {
    const { sentence, rows } = between(
      layer(),
      layer({
        assessed: 990,
        exposed: 99,
        classes: { high: 19, medium: 30, low: 50 },
        annualDollars: 49_000,
      }),
    );
    expect(sentence).toMatch(/^1 fewer is exposed: 99 of 990 assessed, where there were 1,000, after 100\./);
    expect(sentence).toContain("$1,000 less than before");
    expect(rows[0]).toEqual(["Assessed", "1,000", "990", "−10"]);
  });

  it("takes a layer that is gone for gone, and one that is new for new", () => {
    const gone = between(layer(), undefined);
    expect(gone.sentence).toBe(
      "This report has it no longer, since the data does not. In the report before, 100 of 1,000 assessed were exposed.",
    );
    expect(gone.rows[1]).toEqual(["Exposed", "100", "–", "–"]);
    const added = between(undefined, layer());
    expect(added.sentence).toBe(
      "The report before this one did not have it. Now 100 of 1,000 assessed are exposed.",
    );
    expect(added.rows[1]).toEqual(["Exposed", "–", "100", "–"]);
  });

  it("never takes what was not assessed for nothing exposed", () => {
    const unknown = layer({ assessed: 0, exposed: 0, classes: {}, annualDollars: null });
    expect(between(unknown, layer()).sentence).toBe(
      "None of it was assessed in the report before. Now 100 of 1,000 assessed are exposed.",
    );
    expect(between(layer(), unknown).sentence).toMatch(/^None of it is assessed any more\./);
    expect(between(unknown, unknown).sentence).toBe(
      "None of it was assessed in the report before, and none is now.",
    );
    const { rows, change } = between(unknown, layer());
    expect(rows[1]).toEqual(["Exposed", "–", "100", "–"]);
    expect(change.shares.every(({ difference }) => difference === undefined)).toBe(true);
  });

  it("begins at nothing without dividing by it", () => {
    const none = layer({ exposed: 0, classes: {}, annualDollars: 0 });
    const { rows, sentence } = between(none, layer());
    expect(rows).toContainEqual(["Exposed", "0", "100", "+100"]);
    expect(rows).toContainEqual(["Expected annual damage", "$0", "$50,000", "+$50,000"]);
    expect(`${sentence}${rows.flat().join()}`).not.toMatch(/NaN|Infinity/);
  });

  it.each([
    [null, 50_000, " Expected annual damage is $50,000; there is nothing to compare it with."],
    [50_000, null, " Expected annual damage is not known any more."],
    [null, null, ""],
  ])("says what is known of damage a year: %s, then %s", (was, is, said) => {
    const { sentence } = between(
      layer({ annualDollars: was }),
      layer({ annualDollars: is, exposed: 101, classes: layer().classes }),
    );
    expect(sentence).toBe(`1 more is exposed: 101 of 1,000 assessed, after 100.${said}`);
  });

  it("tells which way a share moved that would be rounded to nothing", () => {
    const moved = (was: number, is: number) =>
      between(
        layer({ assessed: 10_000, classes: { high: was } }),
        layer({ assessed: 10_000, classes: { high: is } }),
      ).rows[2];
    expect(moved(0, 4)).toEqual(["High", "0%", "<0.1%", "<0.1 points up"]);
    expect(moved(4, 0)).toEqual(["High", "<0.1%", "0%", "<0.1 points down"]);
  });

  it("compares no amounts of two currencies, and says so", () => {
    const given = { before: facts([layer()], { currency: "AUD" }), after: facts([layer()]) };
    expect(layerChanges(given)[0]?.annual).toEqual({
      before: undefined,
      after: 50_000,
      difference: undefined,
    });
    expect(notesOn(given)).toContain(
      "Amounts were in AUD before and are in NZD now, so they are not compared.",
    );
  });

  it("notes what is not the same question, and the same version", () => {
    expect(notesOn({ before: null, after: facts([]) })).toEqual([]);
    expect(notesOn({ before: facts([], { version: "v1" }), after: facts([]) })).toEqual([]);
    expect(notesOn({ before: facts([]), after: facts([]) })).toEqual([
      "The report before this one was of the same version.",
    ]);
    expect(notesOn({ before: facts([], { version: "v1", tags: ["flood_50yr"] }), after: facts([]) })).toEqual(
      [expect.stringMatching(/other scenarios/)],
    );
  });

  it("names versions by their day, as New Zealand has it, where that is known", () => {
    expect(versionWords(facts([]))).toBe("version v2 of 3 November 2026");
    expect(versionWords(facts([], { publishedAt: "2026-11-03T12:00:00.000Z" }))).toContain("4 November");
    expect(versionWords(facts([], { publishedAt: null }))).toBe("version v2");
  });

  it("is of the first report nothing, and is not read where it has another form", () => {
    expect(layerChanges({ before: null, after: facts([layer()]) })).toEqual([]);
    expect(isReportFacts(facts([layer()]))).toBe(true);
    expect(isFactsOnPaper({ before: null, after: facts([layer()]) })).toBe(true);
    for (const wrong of [null, undefined, {}, { ...facts([]), form: 2 }, facts([layer({ exposed: -1 })])])
      expect(isReportFacts(wrong)).toBe(false);
  });
});
