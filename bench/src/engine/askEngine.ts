import { validateArea } from "@stopbank/risk-engine/area";
import { damageClasses } from "@stopbank/risk-engine/classes";
import { selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import { type ExposureSummary, summarise } from "@stopbank/risk-engine/summarise";
import { bucketMetres, type EngineAnswer } from "./answer.ts";
import type { AreaPolygon } from "./areas.ts";
import type { BenchDistrict } from "./district.ts";

/** The whole way from a drawn area to numbers, checking of the area included. */
export function askEngine(
  index: SpatialIndex,
  district: BenchDistrict,
  polygon: AreaPolygon,
): ExposureSummary {
  const area = validateArea(polygon);
  const selection = selectElements(index, { area: { area, rule: "touches" } });
  const measures = { metric: district.metric, replacementCost: { value: district.cost } };
  return summarise(selection, district.exposure, measures, bucketMetres);
}

export function readSummary(summary: ExposureSummary): EngineAnswer {
  const classes = damageClasses.flatMap((name, code) => {
    const { count, metric, replacementCost } = summary.byClass[name];
    return count === 0 ? [] : [[code, { count, metric, cost: replacementCost?.value ?? 0 }] as const];
  });
  const histogram = summary.histogram.buckets.flatMap(({ from, byClass }) =>
    damageClasses.flatMap((name, code) => {
      const { count } = byClass[name];
      return count === 0 || from === null
        ? []
        : [[Math.round(from / bucketMetres) * 16 + code, count] as const];
    }),
  );
  return {
    selected: summary.selected.count,
    notAssessed: summary.notAssessed.count,
    classes: new Map(classes),
    histogram: new Map(histogram),
    meanIntensity: summary.meanIntensity ?? Number.NaN,
  };
}
