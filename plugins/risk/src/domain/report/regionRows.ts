import type { Assessment } from "@stopbank/contract/risk";
import type { Counted } from "../summary/matrixCell.ts";

/** What the scenarios of a document do to one layer in a region, an entry for each scenario. */
export interface CountedRegion {
  readonly region: string;
  readonly name: string;
  readonly of: readonly (Counted | undefined)[];
}

export interface RegionRows {
  /** As they came where there is room for all, else the most exposed, those first. */
  readonly shown: readonly CountedRegion[];
  /** How many more there are, and what they add up to by scenario. */
  readonly others: { readonly count: number; readonly of: readonly (Counted | undefined)[] } | undefined;
  /** Of elements in none of the regions, so that all rows add up to the whole; undefined where there are none. */
  readonly outside: readonly (Counted | undefined)[] | undefined;
}

/**
 * The rows of a table by region, of which paper has no more than `most`.
 *
 * @param whole what the scenarios do to the layer everywhere that was asked.
 */
export function regionRows(
  regions: readonly CountedRegion[],
  whole: readonly (Counted | undefined)[],
  most: number,
): RegionRows {
  const isWhole = regions.length <= most;
  const ordered = isWhole ? regions : regions.toSorted((a, b) => exposedIn(b) - exposedIn(a));
  const others = ordered.slice(most);
  const sumOf = (at: number, among: readonly CountedRegion[]) =>
    among.map(({ of }) => of[at]).reduce<Counted | undefined>((sum, one) => combined(sum, one, 1), undefined);
  const outside = whole.map((one, at) => combined(one, sumOf(at, regions), -1));
  return {
    shown: ordered.slice(0, most),
    others:
      others.length === 0 ? undefined : { count: others.length, of: whole.map((_, at) => sumOf(at, others)) },
    outside: outside.some((one) => (one?.assessment.selected_count ?? 0) > 0) ? outside : undefined,
  };
}

/** By the scenario that exposes most there. */
const exposedIn = ({ of }: CountedRegion): number => Math.max(0, ...of.map((one) => one?.totals.total ?? 0));

function combined(a: Counted | undefined, b: Counted | undefined, sign: 1 | -1): Counted | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const add = (name: keyof Assessment) => a.assessment[name] + sign * b.assessment[name];
  return {
    metric_unit: a.metric_unit,
    totals: { total: a.totals.total + sign * b.totals.total },
    assessment: {
      selected_count: add("selected_count"),
      assessed_count: add("assessed_count"),
      exposed_count: add("exposed_count"),
      not_exposed_count: add("not_exposed_count"),
      not_assessed_count: add("not_assessed_count"),
      assessed_metric: add("assessed_metric"),
      exposed_metric: add("exposed_metric"),
      not_assessed_metric: add("not_assessed_metric"),
    },
  };
}
