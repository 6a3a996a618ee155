import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { type ClassShares, notExposed } from "../cut/classShares.ts";
import { type Damage, sumOfKnown } from "../damage/damageModel.ts";
import { inSum } from "../damage/inSum.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { geodesicSizes } from "../elements/sizes.ts";
import type { ClassReport, ElementReport, ExposureReport, PieceReport } from "../report/importReport.ts";

/** From the least to the most severe. */
const classCodes = severityOrder.map((name) => damageClassCodes[name]);

const nameOf = (code: number): string =>
  code === notAssessed ? "not assessed" : code === notExposed ? "not exposed" : damageClasses[code]!;

/** Damage by element, with codes of `inSum`. */
interface SummedDamage extends Damage {
  readonly inSum: Uint8Array;
}

/** What was found under a layer beside its rows. */
interface Found {
  readonly damages?: SummedDamage | undefined;
  /** The share of each element that the hazard covers, where that was asked. */
  readonly share: Float64Array | undefined;
  /** Values of all elements as they were worked out, before they are stored in 32 bits. */
  readonly value: Float64Array;
  /** Where elements were cut: the share of each that has a class. */
  readonly pieces: ClassShares | undefined;
}

/** Sums up one element layer in one scenario. */
export function exposureReport(
  layer: LoadedLayer,
  rows: ExposureRows,
  { damages: damage, share, value, pieces }: Found,
  isListed: boolean,
): ExposureReport {
  const elements = layer.ids.length;
  const codes = new Uint8Array(elements).fill(notExposed);
  for (let row = 0; row < rows.element.length; row++) codes[rows.element[row]!] = rows.damageClass[row]!;
  const counts = new Uint32Array(256);
  for (let element = 0; element < elements; element++) counts[codes[element]!]!++;
  const classes = [...classCodes, notExposed, notAssessed]
    .filter((code) => counts[code]! > 0)
    .map((code) => classReport(layer, codes, code, counts[code]!, damage, share));
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
    ...(pieces === undefined ? {} : { pieces: piecesReport(layer, pieces) }),
    ...(damage === undefined
      ? {}
      : {
          damage: sumOfKnown(damage.cost),
          damageKnown: damage.inSum.filter((each) => each === inSum.counted).length,
          damageUnknown: classes.reduce((sum, each) => sum + (each.damageUnknown ?? 0), 0),
        }),
    ...(isListed ? { list: listed(layer, value, codes, damage) } : {}),
  };
}

/** The `count` elements of one code. */
function classReport(
  layer: LoadedLayer,
  codes: Uint8Array,
  code: number,
  count: number,
  damage: SummedDamage | undefined,
  share: Float64Array | undefined,
): ClassReport {
  const sum = (column: Float64Array) => {
    let total = 0;
    for (let element = 0; element < codes.length; element++)
      if (codes[element] === code) total += column[element]! || 0;
    return total;
  };
  const { metres, squareMetres } = layer.sizes();
  const { replacementCosts: costs, people } = layer;
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
    ...(costs === undefined || share === undefined
      ? {}
      : { coveredReplacementCost: sum(covered(costs.value, share)) }),
    ...(people === undefined ? {} : { people: sum(people) }),
    ...(people === undefined || share === undefined ? {} : { coveredPeople: sum(covered(people, share)) }),
    ...(damage === undefined
      ? {}
      : {
          damage: {
            min: sum(damage.cost.min),
            value: sum(damage.cost.value),
            max: sum(damage.cost.max),
          },
        }),
    ...(damage === undefined || code === notAssessed
      ? {}
      : { damageUnknown: missingOf(damage, codes, code) }),
    ...(damage === undefined || !known ? {} : { meanRatio: sum(damage.ratio) / known }),
  };
}

const missingOf = (damage: SummedDamage, codes: Uint8Array, code: number): number =>
  codes.reduce(
    (count, each, element) => count + (each === code && damage.inSum[element] === inSum.missing ? 1 : 0),
    0,
  );

const covered = (sizes: Float64Array, share: Float64Array) =>
  sizes.map((size, element) => size * (share[element] || 0));

const areas = new WeakMap<LoadedLayer, Float64Array>();

/** Of layers that are counted, whose areas are worked out only here. */
function areasOf(layer: LoadedLayer): Float64Array | undefined {
  const known = areas.get(layer) ?? geodesicSizes(layer.table.geometry, true).squareMetres;
  if (known !== undefined) areas.set(layer, known);
  return known;
}

/** Lengths, areas, costs and people of pieces by their own class: what whole layers have in all. */
function piecesReport(layer: LoadedLayer, pieces: ClassShares): PieceReport[] {
  const { metres, squareMetres } =
    layer.table.kind === "line"
      ? layer.sizes()
      : { squareMetres: layer.sizes().squareMetres ?? areasOf(layer) };
  const sum = (sizes: Float64Array, shares: Float64Array) =>
    sizes.reduce((total, size, element) => total + (size || 0) * shares[element]!, 0);
  const { replacementCosts: costs, people } = layer;
  return [...classCodes, notExposed, notAssessed]
    .map((code) => [code, pieces.get(code)] as const)
    .filter((each): each is readonly [number, Float64Array] => each[1]?.some((share) => share > 0) ?? false)
    .map(([code, shares]) => ({
      class: nameOf(code),
      ...(metres === undefined ? {} : { lengthMetres: sum(metres, shares) }),
      ...(squareMetres === undefined ? {} : { areaSquareMetres: sum(squareMetres, shares) }),
      ...(costs === undefined ? {} : { replacementCost: sum(costs.value, shares) }),
      ...(people === undefined ? {} : { people: sum(people, shares) }),
    }));
}

/**
 * Elements that were not assessed have no value; those below the least class have theirs. A 32-bit value of a raster is
 * written as short as it is.
 */
function valueToRead(value: number, code: number): number | null {
  if (code === notAssessed || Number.isNaN(value)) return null;
  if (Math.fround(value) !== value || Number(value.toPrecision(9)) === value) return value;
  for (let digits = 6; digits < 9; digits++)
    if (Math.fround(Number(value.toPrecision(digits))) === value) return Number(value.toPrecision(digits));
  return Number(value.toPrecision(9));
}

/** Not a number as JSON has it. */
const orNull = (value: number) => (Number.isNaN(value) ? null : value);

function listed(
  { ids }: LoadedLayer,
  values: Float64Array,
  codes: Uint8Array,
  damage: Damage | undefined,
): ElementReport[] {
  return ids.map((id, element) => {
    const shared = {
      id,
      class: nameOf(codes[element]!),
      value: valueToRead(values[element]!, codes[element]!),
    };
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
