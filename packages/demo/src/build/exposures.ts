import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { District } from "../district.ts";
import type { ElementLayer } from "../elements/elementLayer.ts";
import { middleOf } from "../elements/lots.ts";
import { waterOutageDays } from "../elements/waterOutage.ts";
import type { Exposed } from "../hazards/frailty.ts";
import { type HazardModel, isWithin } from "../hazards/hazardModel.ts";
import { greatest, type TouchedCells } from "./touchedCells.ts";

/** A layer with what sampling needs of it. */
export interface SampledLayer {
  readonly layer: ElementLayer;
  readonly cells: TouchedCells;
}

class RowList {
  readonly element: number[] = [];
  readonly value: number[] = [];
  readonly damageClass: number[] = [];
  add(element: number, value: number, damageClass: number) {
    this.element.push(element);
    this.value.push(value);
    this.damageClass.push(damageClass);
  }
  done(): ExposureRows {
    return {
      element: Uint32Array.from(this.element),
      value: Float32Array.from(this.value),
      damageClass: Uint8Array.from(this.damageClass),
    };
  }
}

/** What a hazard's intensity does to every element of a layer; elements outside the study are not assessed. */
export function exposureRows(
  { layer, cells }: SampledLayer,
  hazard: HazardModel,
  intensity: Float32Array,
): ExposureRows {
  const rows = new RowList();
  layer.rows.forEach((row, element) => {
    if (!isWithin(hazard.extent, ...middleOf(row.shape))) {
      rows.add(element, Number.NaN, notAssessed);
      return;
    }
    const value = greatest(cells, element, intensity);
    if (Number.isNaN(value)) return;
    const damageClass = hazard.frailty(value, exposed(layer, element));
    if (damageClass !== undefined) rows.add(element, value, damageClass);
  });
  return rows.done();
}

function exposed(layer: ElementLayer, element: number): Exposed {
  const { type } = layer.description;
  const { floor_height: floorMetres, construction: material } = layer.rows[element]!.values;
  return {
    type,
    ...(typeof floorMetres === "number" ? { floorMetres } : {}),
    ...(typeof material === "string" ? { material } : {}),
  };
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
  { layer }: SampledLayer,
  hazard: HazardModel,
  intensity: Float32Array,
  edgeCells: TouchedCells,
): Map<number, ExposureRows> {
  const days = waterOutageDays(district.graph, district.water, hazard.description.hazardId, (edge) =>
    greatest(edgeCells, edge, intensity),
  );
  const lists = new Map((layer.description.nDays ?? []).map((after) => [after, new RowList()]));
  layer.rows.forEach((row, element) => {
    const isAssessed = isWithin(hazard.extent, ...middleOf(row.shape));
    const outage = days[row.edge ?? -1] ?? 0;
    for (const [after, rows] of lists)
      if (!isAssessed) rows.add(element, Number.NaN, notAssessed);
      else if (outage >= after) rows.add(element, outage, outageClass(outage));
  });
  return new Map([...lists].map(([after, rows]) => [after, rows.done()]));
}
