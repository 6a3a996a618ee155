import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { District } from "../district.ts";
import type { DemoElementLayer } from "../elements/elementLayer.ts";
import { middleOf } from "../elements/lots.ts";
import { waterOutageDays } from "../elements/waterOutage.ts";
import type { Grid } from "../ground/grid.ts";
import type { ExposedElement } from "../hazards/frailty.ts";
import { type HazardModel, isWithin } from "../hazards/hazardModel.ts";
import { greatest, type TouchedCells, touchedCells } from "./touchedCells.ts";

/** A layer with what sampling needs of it, worked out once for all scenarios. */
export interface SampledLayer {
  readonly layer: DemoElementLayer;
  readonly cells: TouchedCells;
  /** Middle of each element: x, y interleaved, metres in the district's frame. */
  readonly middles: Float64Array;
  readonly exposed: readonly ExposedElement[];
}

export function sampledLayer(layer: DemoElementLayer, grid: Grid): SampledLayer {
  const { rows, description } = layer;
  const middles = new Float64Array(2 * rows.length);
  rows.forEach(({ shape }, element) => {
    middles.set(middleOf(shape), 2 * element);
  });
  const exposed = rows.map(({ values }): ExposedElement => {
    const { floor_height: floorMetres, construction: material } = values;
    return {
      type: description.type,
      ...(typeof floorMetres === "number" ? { floorMetres } : {}),
      ...(typeof material === "string" ? { material } : {}),
    };
  });
  return { layer, cells: touchedCells(rows, description.geometry, grid), middles, exposed };
}

/** Rows of exposure for at most so many elements. */
function rowList(capacity: number) {
  const element = new Uint32Array(capacity);
  const value = new Float32Array(capacity);
  const damageClass = new Uint8Array(capacity);
  let count = 0;
  return {
    add(index: number, intensity: number, code: number) {
      element[count] = index;
      value[count] = intensity;
      damageClass[count++] = code;
    },
    done: (): ExposureRows => ({
      element: element.slice(0, count),
      value: value.slice(0, count),
      damageClass: damageClass.slice(0, count),
    }),
  };
}

const isAssessed = ({ extent }: HazardModel, middles: Float64Array, element: number) =>
  isWithin(extent, middles[2 * element]!, middles[2 * element + 1]!);

/** What a hazard's intensity does to every element of a layer; elements outside the study are not assessed. */
export function exposureRows(
  { layer, cells, middles, exposed }: SampledLayer,
  hazard: HazardModel,
  intensity: Float32Array,
): ExposureRows {
  const rows = rowList(layer.rows.length);
  for (let element = 0; element < layer.rows.length; element++) {
    if (!isAssessed(hazard, middles, element)) {
      rows.add(element, Number.NaN, notAssessed);
      continue;
    }
    const value = greatest(cells, element, intensity);
    if (Number.isNaN(value)) continue;
    const damageClass = hazard.frailty(value, exposed[element]!);
    if (damageClass !== undefined) rows.add(element, value, damageClass);
  }
  return rows.done();
}

/** Days without water stated classes begin at: up to 3 minor, up to 10 moderate, longer major. */
const outageClass = (days: number) =>
  days <= 3 ? damageClassCodes.low : days <= 10 ? damageClassCodes.moderate : damageClassCodes.high;

/**
 * Properties still without water some days after an event, for each number of days: the value is how many days
 * their outage lasts in all.
 */
export function outageRows(
  district: District,
  { layer, middles }: SampledLayer,
  hazard: HazardModel,
  intensity: Float32Array,
  edgeCells: TouchedCells,
): Map<number, ExposureRows> {
  const days = waterOutageDays(district.graph, district.water, hazard.description.hazardId, (edge) =>
    greatest(edgeCells, edge, intensity),
  );
  const lists = new Map((layer.description.nDays ?? []).map((after) => [after, rowList(layer.rows.length)]));
  layer.rows.forEach((row, element) => {
    const assessed = isAssessed(hazard, middles, element);
    const outage = days[row.edge ?? -1] ?? 0;
    for (const [after, rows] of lists)
      if (!assessed) rows.add(element, Number.NaN, notAssessed);
      else if (outage >= after) rows.add(element, outage, outageClass(outage));
  });
  return new Map([...lists].map(([after, rows]) => [after, rows.done()]));
}
