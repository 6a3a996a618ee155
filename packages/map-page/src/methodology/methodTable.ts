import type { TableData } from "@stopbank/charts/data-table";
import { formatPercent, formatStated } from "@stopbank/numbers";
import { exceedanceProbability } from "@stopbank/risk-engine/fragility";
import { type Curve, curveReader, hasBounds, intensitiesOf } from "./methodCurve.ts";
import type { Fragility } from "./methodVariants.ts";

type Labelled = Curve & { readonly label: string };

/**
 * Curves side by side, at every intensity at which one of them has a point. One curve alone has a column for each
 * bound; of several, each figure has its bounds on a line below it. The share affected has a column where it is stated.
 */
export function curvesTable(variants: readonly Labelled[], intensity: string): TableData {
  const [only, another] = variants;
  const columns =
    another === undefined && only !== undefined ? columnsOfOne(only) : variants.flatMap(columnsOfMany);
  const intensities = [...new Set(variants.flatMap(intensitiesOf))].sort((a, b) => a - b);
  return {
    columns: [intensity, ...columns.map(({ name }) => name)],
    rows: intensities.map((at) => [formatStated(at), ...columns.map(({ cell }) => cell(at))]),
  };
}

interface Column {
  readonly name: string;
  readonly cell: (at: number) => string;
}

function columnsOfOne(curve: Labelled): Column[] {
  const read = curveReader(curve);
  return [
    ...affectedColumn("Affected", curve),
    { name: "Value lost", cell: (at) => formatPercent(read.value(at)) },
    ...(hasBounds(curve)
      ? [
          { name: "Least", cell: (at: number) => formatPercent(read.min(at)) },
          { name: "Most", cell: (at: number) => formatPercent(read.max(at)) },
        ]
      : []),
  ];
}

function columnsOfMany(curve: Labelled): Column[] {
  const read = curveReader(curve);
  const range = (at: number) => `\n(${formatPercent(read.min(at))} to ${formatPercent(read.max(at))})`;
  const cell = (at: number) =>
    formatPercent(read.value(at)) + (read.min(at) === read.max(at) ? "" : range(at));
  return [...affectedColumn(`${curve.label}: affected`, curve), { name: curve.label, cell }];
}

function affectedColumn(name: string, curve: Curve): Column[] {
  const { affected } = curveReader(curve);
  return affected === undefined ? [] : [{ name, cell: (at) => formatPercent(affected(at)) }];
}

/** The figures fragility curves are drawn from. */
export const fragilityTable = (states: Fragility["states"], unit: string): TableData => ({
  columns: ["State", `Median (${unit})`, "Beta", "Value lost", "Least", "Most"],
  rows: states.map(({ state, median, beta, ratio }) => [
    state,
    formatStated(median),
    formatStated(beta),
    formatPercent(ratio.value),
    formatPercent(ratio.min),
    formatPercent(ratio.max),
  ]),
});

const steps = 10;

/** The probability of each state or a worse one, in tenths of a range. */
export function fragilityProbabilities(
  states: Fragility["states"],
  [from, to]: readonly [from: number, to: number],
  intensity: string,
): TableData {
  return {
    columns: [intensity, ...states.map(({ state }) => state)],
    rows: Array.from({ length: steps + 1 }, (_, step) => {
      const at = Number((from + ((to - from) * step) / steps).toPrecision(12));
      return [formatStated(at), ...states.map((state) => formatPercent(exceedanceProbability(state, at)))];
    }),
  };
}
