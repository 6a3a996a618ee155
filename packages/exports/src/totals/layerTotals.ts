import { type RegionTotals, totalsByRegion } from "@stopbank/risk-engine/by-region";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { type ExposureTotals, summarise } from "@stopbank/risk-engine/summarise";
import { tallyWorst } from "@stopbank/risk-engine/tally-worst";
import type { ExportLayer, ExportRegions } from "../rows/exportLayer.ts";
import { scenarioTitle } from "../rows/fields.ts";

/** What one scenario, or all of them together, does to a layer. */
export interface NamedTotals {
  readonly layer: ExportLayer;
  /** Absent where it is of all scenarios together. */
  readonly tag?: string;
  readonly title: string;
  readonly totals: ExposureTotals;
  /** Of each group of regions that the layer was sorted into. */
  readonly byRegion: readonly { readonly regions: ExportRegions; readonly totals: RegionTotals }[];
}

const togetherTitle = "All scenarios together";

/** Each scenario, then all together where they are several: one at a time, so that one is in memory. */
export function* layerTotals(layer: ExportLayer): Generator<NamedTotals, void> {
  for (const scenario of layer.scenarios)
    yield { tag: scenario.tag, ...totalsOf(layer, scenarioTitle(scenario), scenario.exposure) };
  if (layer.scenarios.length < 2) return;
  const worst = tallyWorst(layer.count);
  for (const { exposure } of layer.scenarios) worst.add(exposure);
  yield totalsOf(layer, togetherTitle, worst.read());
}

function totalsOf(layer: ExportLayer, title: string, exposure: ExposureColumn): Omit<NamedTotals, "tag"> {
  const { selection, measures } = layer;
  return {
    layer,
    title,
    totals: summarise(selection, exposure, measures),
    byRegion: layer.regions.map((regions) => ({
      regions,
      totals: totalsByRegion(selection, exposure, measures, regions.codes, regions.names.length),
    })),
  };
}
