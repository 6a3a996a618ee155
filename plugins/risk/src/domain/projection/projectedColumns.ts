import type { TableData } from "@stopbank/charts/data-table";
import type { ProjectionColumn } from "@stopbank/charts/projection-columns";
import type { ProjectedRiskRow } from "@stopbank/contract/projections";
import type { WireClass } from "@stopbank/contract/risk";
import type { Measure } from "@stopbank/map-page/class-rows";
import { type ClassLabels, classesBySeverity, classLook } from "@stopbank/map-page/damage-classes";
import type { StateWords } from "@stopbank/map-page/state-words";
import { uncertainBetween } from "@stopbank/map-page/uncertain-between";
import { formatAmount, formatCount } from "@stopbank/numbers";
import type { ProjectedValue } from "./projectedParameters.ts";

type Severities = Pick<
  ProjectedRiskRow,
  | "unspecified"
  | "potential"
  | "exposed"
  | "insignificant"
  | "low"
  | "minor"
  | "moderate"
  | "major"
  | "high"
  | "total"
>;

/** A row has two columns for a class with two names; one of them is 0. */
const amounts: Readonly<Record<WireClass, (row: Severities) => number>> = {
  unspecified: (row) => row.unspecified,
  exposed: (row) => row.exposed,
  potential: (row) => row.potential,
  insignificant: (row) => row.insignificant,
  low: (row) => row.low + row.minor,
  medium: (row) => row.moderate,
  high: (row) => row.high + row.major,
};

export interface ProjectedWords {
  readonly measure: Measure;
  /** What an attribute that is added up is called; for other measures empty. */
  readonly amount?: string;
  /** Each, km or ha of the element layer, or what an attribute that is added up is in. */
  readonly unit: string;
  /** Of amounts of money, ISO 4217; null for all else. */
  readonly currency: string | null;
  readonly state: StateWords;
  readonly labels: ClassLabels;
  readonly valueWords: (value: number) => ProjectedValue;
}

/**
 * Rows as columns, each class in the order of severity from the baseline up. How many were not assessed is said of a
 * column where it differs from another's; else the note says it once.
 */
export const projectedColumns = (
  rows: readonly ProjectedRiskRow[],
  words: ProjectedWords,
): ProjectionColumn[] => {
  const shown = shownBy(words);
  return rows.map((row) => {
    const blank = blankOf(row);
    return {
      ...words.valueWords(row.parameter_value),
      values: classesBySeverity.map((name) => amounts[name](row)),
      said: said(row, words, !isSameMissed(rows)),
      ...(isUncertain(row)
        ? {
            range: { from: row.min.total, to: row.max.total },
            uncertainty: uncertainBetween(shown(row.min.total), shown(row.max.total)),
          }
        : {}),
      ...(blank === undefined ? {} : { blank }),
    };
  });
};

/** The same figures for those who cannot see or point at columns. */
export function projectedTable(
  rows: readonly ProjectedRiskRow[],
  words: ProjectedWords,
  xLabel: string,
  currentTag: string,
): TableData {
  const { measure, labels } = words;
  const shown = shownBy(words);
  const present = classesBySeverity.filter((name) => rows.some((row) => amounts[name](row) > 0)).toReversed();
  const optional: readonly (readonly [
    title: string,
    isNeeded: boolean,
    cell: (row: ProjectedRiskRow) => string,
  ])[] = [
    [
      "Range",
      rows.some(isUncertain),
      (row) => (isUncertain(row) ? `${shown(row.min.total)} to ${shown(row.max.total)}` : ""),
    ],
    [
      leftOut(measure).title,
      measure !== "quantity" && rows.some((row) => row.missing_assets > 0),
      (row) => formatCount(row.missing_assets),
    ],
    [
      "Not assessed",
      rows.some((row) => row.not_assessed_count > 0),
      (row) => formatCount(row.not_assessed_count),
    ],
  ];
  const extra = optional.filter(([, isNeeded]) => isNeeded);
  return {
    columns: [
      xLabel,
      ...present.map((name) => classLook(name, labels).label),
      "Total",
      ...extra.map(([title]) => title),
    ],
    rows: rows.map((row) => [
      words.valueWords(row.parameter_value).label + (row.hazard_scenario === currentTag ? " (on map)" : ""),
      ...present.map((name) => shown(amounts[name](row))),
      shown(row.total),
      ...extra.map(([, , cell]) => cell(row)),
    ]),
  };
}

/** Whether there is anything to draw: something was assessed somewhere along the parameter. */
export const isProjected = (rows: readonly ProjectedRiskRow[]): boolean =>
  rows.some((row) => blankOf(row) !== "not assessed");

type Uncertain = ProjectedRiskRow & { readonly min: Severities; readonly max: Severities };

const isUncertain = (row: ProjectedRiskRow): row is Uncertain =>
  row.min !== undefined && row.max !== undefined && row.min.total < row.max.total;

const isSameMissed = (rows: readonly ProjectedRiskRow[]): boolean =>
  rows.every(({ not_assessed_count }) => not_assessed_count === rows[0]?.not_assessed_count);

function blankOf(row: ProjectedRiskRow): ProjectionColumn["blank"] {
  if (row.exposed_count > 0) return undefined;
  return row.selected_count > 0 && row.not_assessed_count >= row.selected_count
    ? "not assessed"
    : "not exposed";
}

const shownBy = (words: ProjectedWords) => (value: number) => formatAmount(value, words);

function said(row: ProjectedRiskRow, words: ProjectedWords, saysMissed: boolean): string {
  const blank = blankOf(row);
  if (blank === "not assessed") return "not assessed";
  const shown = shownBy(words);
  const classes = classesBySeverity
    .filter((name) => amounts[name](row) > 0)
    .toReversed()
    .map((name) => `${shown(amounts[name](row))} ${classLook(name, words.labels).label.toLowerCase()}`);
  return [
    blank === "not exposed"
      ? `none ${words.state.exposed}`
      : words.measure === "damage"
        ? `${shown(row.total)} of damage`
        : `${shown(row.total)} ${words.state.exposed}`,
    isUncertain(row) ? ` (${shown(row.min.total)} to ${shown(row.max.total)})` : "",
    classes.length > 1 || (classes.length === 1 && row.exposed !== row.total)
      ? `: ${classes.join(", ")}`
      : "",
    saysMissed && row.not_assessed_count > 0 ? `; ${formatCount(row.not_assessed_count)} not assessed` : "",
    words.measure !== "quantity" && row.missing_assets > 0
      ? `; ${formatCount(row.missing_assets)} ${leftOut(words.measure).said}`
      : "",
  ].join("");
}

/** Exposed elements that are in no sum of amounts. */
function leftOut(measure: Measure): { readonly title: string; readonly said: string } {
  if (measure === "value") return { title: "Without a cost", said: "without a cost" };
  if (measure === "damage") return { title: "Damage not known", said: "of damage not known" };
  return { title: "Not known", said: "where it is not known" };
}

const sizeWords: Readonly<Record<string, string>> = {
  each: "Number",
  km: "Length",
  ha: "Area",
  people: "People",
};
/** What is whole, and in no unit beside its word. */
const counted = ["each", "people"];

/** What the columns are high by: `Length exposed (km)`, `People exposed`, `Replacement cost exposed`. */
export function projectedSize({
  measure,
  amount = "",
  unit,
  state,
}: Pick<ProjectedWords, "measure" | "amount" | "unit" | "state">): string {
  if (measure === "damage") return "Cost of damage";
  if (measure === "value") return `Replacement cost ${state.exposed}`;
  if (measure !== "quantity") return `${amount} ${state.exposed}`;
  return `${sizeWords[unit] ?? "Amount"} ${state.exposed}${counted.includes(unit) ? "" : ` (${unit})`}`;
}

/** What is held still, and what is left out; undefined where there is nothing to say. */
export function projectedNote(
  rows: readonly ProjectedRiskRow[],
  held: readonly string[],
): string | undefined {
  const selected = rows[0]?.selected_count ?? 0;
  const most = Math.max(0, ...rows.map((row) => row.not_assessed_count));
  const words = [
    ...(held.length === 0 ? [] : [`${held.join("; ")}.`]),
    ...(rows.some(isUncertain) ? ["Whiskers reach from the least to the most it may cost."] : []),
    ...(most === 0
      ? []
      : [
          `${isSameMissed(rows) ? "" : "Up to "}${formatCount(most)} of ${formatCount(selected)} not assessed.`,
        ]),
  ];
  return words.length === 0 ? undefined : words.join(" ");
}
