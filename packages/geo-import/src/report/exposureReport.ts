import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClasses } from "@stopbank/risk-engine/classes";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { type Damage, totalOf } from "../damage/damageModel.ts";
import type { ElementLayer } from "../elements/loadElements.ts";
import type { ClassReport, ElementReport, ExposureReport } from "./importReport.ts";

/** Code of assessed elements that are not exposed, which have no row. */
const notExposed = 254;

const nameOf = (code: number): string =>
  code === notAssessed ? "not assessed" : code === notExposed ? "not exposed" : damageClasses[code]!;

/** What was found under a layer beside its rows. */
interface Found {
  readonly damages?: Damage | undefined;
  /** The share of each element that the hazard covers, where that was asked. */
  readonly share: Float64Array | undefined;
}

/** Sums up one element layer in one scenario. */
export function exposureReport(
  layer: ElementLayer,
  rows: ExposureRows,
  { damages: damage, share }: Found,
  isListed: boolean,
): ExposureReport {
  const elements = layer.ids.length;
  const codes = new Uint8Array(elements).fill(notExposed);
  rows.element.forEach((element, row) => {
    codes[element] = rows.damageClass[row]!;
  });
  const classes = [...damageClasses.keys(), notExposed, notAssessed].flatMap(
    (code) => classReport(layer, codes, code, damage, share) ?? [],
  );
  const countOf = (name: string) => classes.find((each) => each.class === name)?.count ?? 0;
  const byClass = Object.fromEntries(
    classes
      .filter(({ class: name }) => name !== "not exposed" && name !== "not assessed")
      .map(({ class: name, count }) => [name, count]),
  );
  return {
    type: layer.entry.type,
    elements,
    exposed: elements - countOf("not exposed") - countOf("not assessed"),
    notExposed: countOf("not exposed"),
    notAssessed: countOf("not assessed"),
    byClass,
    classes,
    ...(damage === undefined ? {} : { damage: totalOf(damage.cost) }),
    ...(isListed ? { list: listed(layer, rows, codes, damage) } : {}),
  };
}

/** The elements of one code; undefined when there are none. */
function classReport(
  layer: ElementLayer,
  codes: Uint8Array,
  code: number,
  damage: Damage | undefined,
  share: Float64Array | undefined,
): ClassReport | undefined {
  const sum = (column: Float64Array) =>
    column.reduce((total, each, element) => total + (codes[element] === code ? each || 0 : 0), 0);
  const count = codes.reduce((total, each) => total + (each === code ? 1 : 0), 0);
  if (count === 0) return undefined;
  const { metres, squareMetres } = layer.sizes();
  const costs = layer.replacementCosts;
  const known = damage?.ratio.reduce(
    (total, each, element) => total + (codes[element] === code && !Number.isNaN(each) ? 1 : 0),
    0,
  );
  return {
    class: nameOf(code),
    count,
    ...(metres === undefined ? {} : { lengthMetres: sum(metres) }),
    ...(squareMetres === undefined ? {} : { areaSquareMetres: sum(squareMetres) }),
    ...(share === undefined || metres === undefined ? {} : { coveredMetres: sum(covered(metres, share)) }),
    ...(share === undefined || squareMetres === undefined
      ? {}
      : { coveredSquareMetres: sum(covered(squareMetres, share)) }),
    ...(costs === undefined
      ? {}
      : { replacementCost: { min: sum(costs.min), value: sum(costs.value), max: sum(costs.max) } }),
    ...(damage === undefined
      ? {}
      : {
          damage: {
            min: sum(damage.cost.min),
            value: sum(damage.cost.value),
            max: sum(damage.cost.max),
          },
        }),
    ...(damage === undefined || !known ? {} : { meanRatio: sum(damage.ratio) / known }),
  };
}

const covered = (sizes: Float64Array, share: Float64Array) =>
  sizes.map((size, element) => size * (share[element] || 0));

/** Not a number as JSON has it. */
const orNull = (value: number) => (Number.isNaN(value) ? null : value);

function listed(
  { ids }: ElementLayer,
  rows: ExposureRows,
  codes: Uint8Array,
  damage: Damage | undefined,
): ElementReport[] {
  const values = new Float64Array(ids.length).fill(Number.NaN);
  rows.element.forEach((element, row) => {
    values[element] = rows.value[row]!;
  });
  return ids.map((id, element) => {
    const shared = { id, class: nameOf(codes[element]!), value: orNull(values[element]!) };
    if (damage === undefined) return shared;
    const { min, value, max } = damage.cost;
    const cost = { min: min[element]!, value: value[element]!, max: max[element]! };
    return {
      ...shared,
      ratio: orNull(damage.ratio[element]!),
      damage: Number.isNaN(cost.value) ? null : cost,
    };
  });
}
