import { type Area, validateArea } from "@stopbank/risk-engine/area";
import { blockSums } from "@stopbank/risk-engine/block-sums";
import { type Selection, selectInAreaWithin } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import { type ExposureSummary, summariseBlocks } from "@stopbank/risk-engine/summarise";
import type { AreaPolygon } from "./areas.ts";
import type { BenchDistrict } from "./district.ts";

/** The way from a drawn area to numbers as the product goes it, with the sums of blocks that it keeps; by part. */
export interface Served {
  /** What making the sums took, once for each scenario. */
  readonly blocksMs: number;
  check(polygon: AreaPolygon): Area;
  select(area: Area): Selection;
  sum(selection: Selection): ExposureSummary;
}

export function serveFrom(index: SpatialIndex, { exposure, metric, cost }: BenchDistrict): Served {
  const measures = { metric, replacementCost: { value: cost } };
  const started = performance.now();
  const blocks = blockSums(exposure, measures, index.count);
  return {
    blocksMs: performance.now() - started,
    check: validateArea,
    select: (area) => selectInAreaWithin(index, area, "touches", Number.POSITIVE_INFINITY) as Selection,
    sum: (selection) => summariseBlocks(selection, exposure, measures, blocks),
  };
}

export const askServed = ({ check, select, sum }: Served, polygon: AreaPolygon): ExposureSummary =>
  sum(select(check(polygon)));
