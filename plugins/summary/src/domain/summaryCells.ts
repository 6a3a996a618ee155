import {
  everyRegion,
  type RegionSummary,
  type RegionVulnerability,
  type SummaryAmount,
} from "@stopbank/contract/region-summary";
import { formatSummary } from "@stopbank/numbers";
import type { SummaryChoice } from "./summaryChoice.ts";
import { isValued, type SummaryColumn } from "./summaryColumns.ts";

type CellChoice = Pick<SummaryChoice, "isPercent" | "show" | "of">;

/** Stands where nothing is known: no element of the layer is in the region, or none there was assessed. */
const unknownCell = "-";

/**
 * What a cell says: in the unit of its column's group, or in percent (0 to 100) of what was assessed, in the region or in all of
 * them. What was not assessed is a share of everything there.
 *
 * @param region of the answer: a region's id, or `everyRegion`.
 * @returns undefined where nothing is known.
 */
export function cellValue(
  summary: RegionSummary,
  region: string,
  { layer, kind }: Pick<SummaryColumn, "layer" | "kind">,
  choice: CellChoice,
): number | undefined {
  const figures = summary[region]?.[layer];
  if (figures === undefined) return undefined;
  const isMissing = kind !== "notAssessed" && figures.metricTotal === 0;
  if (isMissing) return undefined;
  const amount = amountOf(partOf(figures, kind), figures, choice);
  if (!choice.isPercent) return amount;
  const base = choice.of === "all" ? summary[everyRegion]?.[layer] : figures;
  const whole = base === undefined ? 0 : wholeOf(base, kind, choice);
  return whole > 0 ? (100 * amount) / whole : undefined;
}

/** A level that has no entry has nothing in it. */
const nothing: SummaryAmount = { metric: 0, replacementCost: 0 };

function partOf(figures: RegionVulnerability, kind: SummaryColumn["kind"]): SummaryAmount {
  if (kind === "total") return figures;
  if (kind === "notAssessed") return figures.notAssessed;
  return figures.vulnerabilities[kind] ?? nothing;
}

const amountOf = (part: SummaryAmount, figures: RegionVulnerability, choice: CellChoice): number =>
  isValued(figures, choice) ? (part.replacementCost ?? 0) : part.metric;

function wholeOf(figures: RegionVulnerability, kind: SummaryColumn["kind"], choice: CellChoice): number {
  const assessed = isValued(figures, choice) ? (figures.replacementCostTotal ?? 0) : figures.metricTotal;
  return kind === "notAssessed" ? assessed + amountOf(figures.notAssessed, figures, choice) : assessed;
}

/** A cell as it is written (SUM-05): nothing for zero, 4 decimals up to 0.1 and 2 above. */
export const cellText = (value: number | undefined): string =>
  value === undefined ? unknownCell : formatSummary(value);

/** The same as a number of a file: rounded alike, zero as it is, and nothing where nothing is known. */
export function cellNumber(value: number | undefined): number | null {
  if (value === undefined) return null;
  return Number(value.toFixed(Math.abs(value) <= 0.1 ? 4 : 2));
}

/**
 * How darkly a cell is shaded, 0 to 1: the share of what was assessed where it stands, by its root, so that small shares can
 * be told apart.
 */
export function cellShade(
  summary: RegionSummary,
  region: string,
  column: Pick<SummaryColumn, "layer" | "kind">,
  choice: CellChoice,
): number {
  const percent = cellValue(summary, region, column, { ...choice, isPercent: true }) ?? 0;
  return Math.sqrt(Math.min(1, percent / 100));
}
