import {
  everyRegion,
  furtherLevels,
  type RegionSummary,
  type RegionVulnerability,
  type SummaryLevel,
  summaryLevels,
} from "@stopbank/contract/region-summary";
import { currencySymbol } from "@stopbank/numbers";
import type { SummaryChoice } from "./summaryChoice.ts";
import type { SummaryLayer } from "./summaryLayers.ts";

/** What a column is of: a level, all that is exposed, or what nobody assessed. */
export type ColumnKind = SummaryLevel | "total" | "notAssessed";

export interface SummaryColumn {
  readonly id: string;
  readonly layer: string;
  readonly kind: ColumnKind;
  readonly label: string;
}

export interface ColumnGroup {
  readonly layer: string;
  /** The layer's name and the unit: `Roads (km)`. */
  readonly title: string;
  readonly columns: readonly SummaryColumn[];
}

export const columnLabels: Readonly<Record<ColumnKind, string>> = {
  insignificant: "Insignificant",
  minor: "Minor",
  moderate: "Moderate",
  major: "Major",
  exposed: "Exposed",
  potential: "Potential",
  unspecified: "Unspecified",
  total: "Total",
  notAssessed: "Not assessed",
};

const columnId = (layer: string, kind: ColumnKind) => `${layer}.${kind}`;

/**
 * The columns of a summary by layer (SUM-04): its levels, the further ones where anything is in them (AMB-43), 'Total', and what was
 * not assessed where there is any. A layer of which nothing was assessed has none.
 */
export function summaryColumns(
  summary: RegionSummary,
  layers: readonly SummaryLayer[],
  choice: Pick<SummaryChoice, "elementGroup" | "isPercent" | "show">,
): ColumnGroup[] {
  const whole = summary[everyRegion] ?? {};
  return layers.flatMap((layer) => {
    const figures = whole[layer.type];
    if (figures === undefined || figures.metricTotal === 0) return [];
    if (choice.elementGroup !== undefined && choice.elementGroup !== layer.group) return [];
    const kinds: ColumnKind[] = [
      ...summaryLevels,
      ...furtherLevels.filter((level) => figures.vulnerabilities[level] !== undefined),
      "total",
      ...(figures.notAssessed.metric > 0 ? (["notAssessed"] as const) : []),
    ];
    const columns = kinds.map((kind) => ({
      id: columnId(layer.type, kind),
      layer: layer.type,
      kind,
      label: columnLabels[kind],
    }));
    return [{ layer: layer.type, title: `${layer.title} (${unitOf(figures, choice)})`, columns }];
  });
}

/** Whether a layer's figures are shown as money: where it has replacement costs. */
export const isValued = (
  { replacementCost }: Pick<RegionVulnerability, "replacementCost">,
  { show }: Pick<SummaryChoice, "show">,
): boolean => show === "value" && replacementCost !== null;

/** Units that stand as they are (specification 2, section 9); whatever else is counted. */
const ownUnits: ReadonlySet<string> = new Set(["km", "ha", "cm", "people"]);

function unitOf(figures: RegionVulnerability, choice: Pick<SummaryChoice, "isPercent" | "show">): string {
  const unit = isValued(figures, choice)
    ? currencySymbol(figures.currency)
    : ownUnits.has(figures.metricUnit)
      ? figures.metricUnit
      : "each";
  if (!choice.isPercent) return unit;
  return unit === "each" ? "%" : `% of ${unit}`;
}
