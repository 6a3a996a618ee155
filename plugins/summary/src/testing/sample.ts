import type {
  RegionSummary,
  RegionVulnerability,
  SummaryAmount,
  SummaryLevel,
} from "@stopbank/contract/region-summary";
import { type SummaryChoice, startChoice } from "../domain/summaryChoice.ts";
import { summaryColumns } from "../domain/summaryColumns.ts";
import type { SummaryLayer } from "../domain/summaryLayers.ts";
import { summaryRows } from "../domain/summaryRows.ts";

export const sampleLayers: readonly SummaryLayer[] = [
  { type: "buildings", title: "Buildings", group: "Built", firstDay: undefined },
  { type: "roads", title: "Roads", group: "Transport", firstDay: undefined },
  { type: "supply", title: "Town water", group: "Built", firstDay: 1 },
];

export const sampleRegions = {
  region_group: "suburb",
  title: "Suburbs",
  regions: [
    { region: "suburb.otara", name: "Ōtara" },
    { region: "suburb.south", name: "=South" },
    { region: "suburb.empty", name: "Empty" },
  ],
};

const nothing = { metric: 0, replacementCost: 0 };

/** Figures of a layer that has costs, unless it says otherwise. */
export function figures(
  total: SummaryAmount & { readonly assessed: SummaryAmount; readonly unit?: string },
  levels: Partial<Record<SummaryLevel, SummaryAmount>>,
  more: Partial<RegionVulnerability> = {},
): RegionVulnerability {
  return {
    currency: "NZD",
    metric: total.metric,
    metricTotal: total.assessed.metric,
    metricUnit: total.unit ?? "each",
    replacementCost: total.replacementCost,
    replacementCostTotal: total.assessed.replacementCost,
    replacementCostMissing: 0,
    notAssessed: total.replacementCost === null ? { metric: 0, replacementCost: null } : nothing,
    vulnerabilities: {
      insignificant: nothing,
      minor: nothing,
      moderate: nothing,
      major: nothing,
      exposed: nothing,
      ...levels,
    },
    ...more,
  };
}

const km = (metric: number): SummaryAmount => ({ metric, replacementCost: null });

/** Buildings in two suburbs, in one of which some were not assessed; roads without costs; a layer that nobody assessed. */
export const sampleSummary: RegionSummary = {
  "suburb.otara": {
    buildings: figures(
      { metric: 15, replacementCost: 1_200_000, assessed: { metric: 45, replacementCost: 3_600_000 } },
      { minor: { metric: 10, replacementCost: 800_000 }, major: { metric: 5, replacementCost: 400_000 } },
      { notAssessed: { metric: 5, replacementCost: 400_000 }, replacementCostMissing: 9 },
    ),
    roads: figures({ ...km(0.05), assessed: km(66.66), unit: "km" }, { exposed: km(0.05) }),
  },
  "suburb.south": {
    buildings: figures(
      { metric: 0, replacementCost: 0, assessed: { metric: 36, replacementCost: 3_600_000 } },
      {},
    ),
  },
  outside: {
    roads: figures({ ...km(0), assessed: km(2.5), unit: "km" }, {}),
  },
  all: {
    buildings: figures(
      { metric: 15, replacementCost: 1_200_000, assessed: { metric: 81, replacementCost: 7_200_000 } },
      { minor: { metric: 10, replacementCost: 800_000 }, major: { metric: 5, replacementCost: 400_000 } },
      { notAssessed: { metric: 5, replacementCost: 400_000 }, replacementCostMissing: 9 },
    ),
    roads: figures({ ...km(0.05), assessed: km(66.66), unit: "km" }, { exposed: km(0.05) }),
    supply: figures({ ...km(0), assessed: km(0) }, {}, { notAssessed: km(40) }),
  },
};

/** What a grid or a table of the sample draws. */
export function shownSample(part: Partial<SummaryChoice> = {}) {
  const choice = { ...startChoice, scenarios: ["flood_100yr"], ...part };
  const groups = summaryColumns(sampleSummary, sampleLayers, choice);
  return {
    summary: sampleSummary,
    choice,
    groups,
    rows: summaryRows(sampleSummary, sampleRegions, groups, choice),
    linkOf: (region: string) => (region === "all" ? undefined : `/risk?regions=${region}`),
    onOpen: () => undefined,
    onPlain: () => undefined,
    onSort: () => undefined,
    isLoading: false,
  };
}
