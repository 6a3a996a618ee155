import { classesBySeverity, classLabels } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { describe, expect, it } from "vitest";
import { projectedRow } from "../testing/projections.ts";
import {
  isProjected,
  type ProjectedWords,
  projectedColumns,
  projectedNote,
  projectedSize,
  projectedTable,
} from "./projectedColumns.ts";

const words: ProjectedWords = {
  measure: "quantity",
  unit: "each",
  currency: null,
  state: stateWords(undefined),
  labels: classLabels(undefined),
  valueWords: (value) => ({ tick: String(value), label: `${value} m` }),
};
const none = projectedRow(0, {});
const some = projectedRow(0.5, { minor: 30, major: 10 }, { not_assessed_count: 7 });
const unknown = projectedRow(1, {}, { not_assessed_count: 100 });

describe("a projected chart's columns", () => {
  it("hold what the row holds, class by class", () => {
    const [column] = projectedColumns([some], words);
    expect(column?.values.reduce((sum, value) => sum + value, 0)).toBe(some.total);
    expect(column?.values[classesBySeverity.indexOf("low")]).toBe(30);
    expect(column?.values[classesBySeverity.indexOf("high")]).toBe(10);
  });

  it("take Low and High for what others call Minor and Major", () => {
    const [column] = projectedColumns(
      [projectedRow(1, {}, { low: 3, high: 4, total: 7, exposed_count: 7 })],
      words,
    );
    expect(column?.values).toEqual([0, 0, 0, 0, 3, 0, 4]);
  });

  it("keep not exposed and not assessed apart", () => {
    expect(projectedColumns([none, some, unknown], words).map(({ blank }) => blank)).toEqual([
      "not exposed",
      undefined,
      "not assessed",
    ]);
    expect(isProjected([unknown, unknown])).toBe(false);
    expect(isProjected([])).toBe(false);
    expect(isProjected([unknown, none])).toBe(true);
  });

  it("say their figures in words", () =>
    expect(projectedColumns([none, some, unknown], words).map(({ said }) => said)).toEqual([
      "none exposed",
      "40 exposed: 10 major, 30 minor; 7 not assessed",
      "not assessed",
    ]));

  it("leave to the note what was not assessed at any value", () => {
    expect(projectedColumns([some], words)[0]?.said).toBe("40 exposed: 10 major, 30 minor");
    expect(projectedNote([some], [])).toBe("7 of 100 not assessed.");
  });

  it("count people as people", () =>
    expect(
      projectedColumns([projectedRow(1, { major: 4_771, minor: 1 })], {
        ...words,
        measure: "by:residents",
        amount: "People",
        unit: "people",
      })[0]?.said,
    ).toBe("4,772\u00a0people exposed: 4,771\u00a0people major, 1\u00a0person minor"));

  it("MAP-32 carry the least and most it may cost, why, and who has no cost", () => {
    const row = projectedRow(
      1,
      { major: 1_000_000 },
      {
        exposed_count: 3,
        missing_assets: 1,
        min: projectedRow(1, { major: 800_000 }),
        max: projectedRow(1, { major: 1_500_000 }),
      },
    );
    const [column] = projectedColumns([row], { ...words, measure: "value", currency: "NZD" });
    expect(column?.range).toEqual({ from: 800_000, to: 1_500_000 });
    expect(column?.uncertainty).toEqual({
      is_uncertain: true,
      tooltip: "Between $800,000 and $1.5 M, as what it rests on is given as a range",
    });
    expect(column?.said).toBe(
      "$1\u00a0M exposed ($800,000 to $1.5\u00a0M): $1\u00a0M major; 1 without a cost",
    );
  });
});

describe("its table", () => {
  it("has the classes there are, most severe first, and says what is on the map", () =>
    expect(projectedTable([none, some], words, "Sea level rise (m)", "at 0.5")).toEqual({
      columns: ["Sea level rise (m)", "Major", "Minor", "Total", "Not assessed"],
      rows: [
        ["0 m", "0", "0", "0", "0"],
        ["0.5 m (on map)", "10", "30", "40", "7"],
      ],
    }));
});

describe("its axis", () => {
  it.each<[Partial<ProjectedWords>, string]>([
    [{}, "Number exposed"],
    [{ unit: "km" }, "Length exposed (km)"],
    [{ unit: "ha" }, "Area exposed (ha)"],
    [{ unit: "people" }, "People exposed"],
    [{ measure: "value" }, "Replacement cost exposed"],
    [{ measure: "damage" }, "Cost of damage"],
    [{ measure: "by:land_value", amount: "Land value ($)" }, "Land value ($) exposed"],
    [{ measure: "by:residents", amount: "People", unit: "people" }, "People exposed"],
  ])("is labelled: %o", (changes, label) => expect(projectedSize({ ...words, ...changes })).toBe(label));

  it("MAP-29 counts what is out of a cascading layer", () => {
    const cascading = { ...words, state: stateWords({ is_cascading: true }) };
    expect(projectedSize(cascading)).toBe("Number out");
    expect(projectedColumns([none, some], cascading).map(({ said }) => said)).toEqual([
      "none out",
      "40 out: 10 major, 30 minor; 7 not assessed",
    ]);
  });
});

describe("its note", () => {
  it("says what is held and left out", () => {
    expect(projectedNote([none, some], ["Tide: High"])).toBe("Tide: High. Up to 7 of 100 not assessed.");
    expect(projectedNote([none], [])).toBeUndefined();
  });
});
