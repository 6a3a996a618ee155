import type { ConsequenceMethod } from "@stopbank/contract/consequences";

type Step = Extract<ConsequenceMethod, { kind: "thresholds" }>["steps"][number];
type Points = Extract<ConsequenceMethod, { kind: "curve" }>["points"];
type State = Extract<ConsequenceMethod, { kind: "fragility" }>["states"][number];

/** Figures of one method, or of one of its variants. */
export interface MethodTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A method as tables: one for each variant in the order they are tried, then the one for all other elements. */
export function methodTables(method: ConsequenceMethod): readonly MethodTable[] {
  const rest = method.variants.length === 0 ? "All elements" : "Other elements";
  switch (method.kind) {
    case "thresholds":
      return [...method.variants, { ...method, label: rest }].map(({ label, steps }) => ({
        title: label,
        columns: [`From (${method.unit})`, "Damage state"],
        rows: steps.map(stepRow),
      }));
    case "curve":
      return [...method.variants, { ...method, label: rest }].map(({ label, points, min, max }) => ({
        title: label,
        columns: [`Intensity (${method.unit})`, "Value lost", "Least", "Most"],
        rows: points.map(([at = 0, share = 0]) => [
          String(at),
          percent(share),
          percent(readCurve(min ?? points, at)),
          percent(readCurve(max ?? points, at)),
        ]),
      }));
    case "fragility": {
      const unit = method.conversion?.unit ?? method.unit;
      return [...method.variants, { ...method, label: rest }].map(({ label, states }) => ({
        title: label,
        columns: ["State", `Median (${unit})`, "Beta", "Value lost", "Least", "Most"],
        rows: states.map(stateRow),
      }));
    }
  }
}

/** The share lost at an intensity: straight between the points, level beyond them. */
export function readCurve(points: Points, at: number): number {
  let before: readonly number[] | undefined;
  for (const point of points) {
    const [x = 0, share = 0] = point;
    if (at <= x) {
      const [x0, share0] = before ?? [x, share];
      if (x0 === undefined || share0 === undefined || x === x0) return share;
      return share0 + ((share - share0) * (at - x0)) / (x - x0);
    }
    before = point;
  }
  return before?.[1] ?? 0;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const stepRow = ({ from, damage_class }: Step) => [
  from === null ? "Any below" : String(from),
  // The class the API calls medium is shown as Moderate everywhere.
  damage_class === "medium" ? "Moderate" : damage_class.charAt(0).toUpperCase() + damage_class.slice(1),
];

const stateRow = ({ state, median, beta, ratio }: State) => [
  state,
  String(median),
  String(beta),
  percent(ratio.value),
  percent(ratio.min),
  percent(ratio.max),
];
