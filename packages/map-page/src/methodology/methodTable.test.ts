import { describe, expect, it } from "vitest";
import { curvesTable, fragilityProbabilities, fragilityTable } from "./methodTable.ts";

const points = [
  [0, 0],
  [1, 0.4],
  [2, 0.6],
];

describe("a consequence method as tables", () => {
  it("has a column for each bound of one curve, wherever one of its lines has a point", () => {
    const max = [
      [0, 0],
      [0.5, 1],
    ];
    const table = curvesTable([{ label: "All elements", points, max }], "Depth (m)");
    expect(table.columns).toEqual(["Depth (m)", "Value lost", "Least", "Most"]);
    expect(table.rows).toEqual([
      ["0", "0%", "0%", "0%"],
      ["0.5", "20%", "20%", "100%"],
      ["1", "40%", "40%", "100%"],
      ["2", "60%", "60%", "100%"],
    ]);
  });

  it("does not round the intensity its figures are of", () => {
    const table = curvesTable([{ label: "All elements", points: [[0.0125, 0.5]] }], "Depth (m)");
    expect(table.rows).toEqual([["0.0125", "50%"]]);
  });

  it("sets several curves side by side, each figure with its bounds", () => {
    const table = curvesTable(
      [
        { label: "Timber", points, max: [[0, 1]] },
        { label: "Other elements", points: [[0, 0.1]] },
      ],
      "Depth (m)",
    );
    expect(table.columns).toEqual(["Depth (m)", "Timber", "Other elements"]);
    expect(table.rows[1]).toEqual(["1", "40%\n(40% to 100%)", "10%"]);
  });

  it("shows the share affected beside the value lost, which is their product", () => {
    const affected = [
      [0, 0.5],
      [2, 1],
    ];
    const table = curvesTable([{ label: "All elements", points, affected }], "Depth (m)");
    expect(table.columns).toEqual(["Depth (m)", "Affected", "Value lost"]);
    expect(table.rows[1]).toEqual(["1", "75%", "30%"]);
  });

  const states = [
    { state: "Slight", damage_class: "low", median: 0.2, beta: 0.6, ratio: { min: 0, value: 0.1, max: 0.2 } },
    { state: "Complete", damage_class: "high", median: 0.4, beta: 0.6, ratio: { min: 1, value: 1, max: 1 } },
  ];

  it("lists medians and betas, and probabilities by hand", () => {
    expect(fragilityTable(states, "g").rows[0]).toEqual(["Slight", "0.2", "0.6", "10%", "0%", "20%"]);
    // At the median half are in the state; Φ(ln 2 / 0.6) = 0.876.
    expect(fragilityProbabilities(states, [0, 0.8], "g").rows[5]).toEqual(["0.4", "87.6%", "50%"]);
  });
});
