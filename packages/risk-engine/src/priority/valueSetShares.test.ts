import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damageClassCodes, type ExposureColumn, noRegion, notAssessed } from "../columns/columns.ts";
import { partsOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure, type ExposureRow, exposureColumnOf } from "../testing/exposures.ts";
import { damageClasses } from "../totals/classes.ts";
import { addToAreas, layerByArea, startAreaSums } from "./areaSums.ts";
import { type ClassWeights, usualClassWeights, weightsByCode } from "./classWeights.ts";
import { valueSetShares } from "./valueSetShares.ts";

const weightOf = weightsByCode(usualClassWeights);
const of = 30;
const areas = 3;

interface Layer {
  readonly unit: string;
  readonly exposure: ExposureColumn;
  readonly metric: Float64Array | undefined;
  readonly areaOf: Uint16Array;
}

const anyLayer: fc.Arbitrary<Layer> = fc.record({
  unit: fc.constantFrom("each", "km"),
  exposure: anyExposure(of),
  metric: fc.option(
    fc
      .array(fc.integer({ min: 0, max: 8 }), { minLength: of, maxLength: of })
      .map((m) => Float64Array.from(m)),
    { nil: undefined },
  ),
  areaOf: fc
    .array(fc.constantFrom(0, 1, 2, noRegion), { minLength: of, maxLength: of })
    .map((codes) => Uint16Array.from(codes)),
});

const sharesOf = (layers: readonly Layer[], weights = weightOf) =>
  valueSetShares(
    layers.map(({ unit, ...columns }) => ({
      unit,
      sums: layerByArea(wholeLayer(columns.areaOf.length), columns, weights, areas),
    })),
    areas,
  );

/** Element by element, as the methodology says it in words. */
function bruteForce(layers: readonly Layer[], area: number) {
  const units = new Map<string, { total: number; lacking: number; weighted: number; assumed: number }>();
  for (const { unit, exposure, metric, areaOf } of layers)
    for (let element = 0; element < areaOf.length; element++) {
      if (areaOf[element] !== area) continue;
      const sums = units.get(unit) ?? { total: 0, lacking: 0, weighted: 0, assumed: 0 };
      units.set(unit, sums);
      const size = metric?.[element] ?? 1;
      sums.total += size;
      const row = exposure.element.indexOf(element);
      const code = exposure.damageClass[row];
      if (row === -1) continue;
      if (code === notAssessed) sums.lacking += size;
      else {
        const name = damageClasses[code!]!;
        sums.weighted += size * usualClassWeights[name];
        if (name === "exposed" || name === "potential") sums.assumed += size * 0.5;
      }
    }
  const there = [...units.values()].filter(({ total }) => total > 0);
  const known = there.filter(({ total, lacking }) => total > lacking);
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  if (there.length === 0) return { share: 0, assumed: 0, unknown: 0 };
  return {
    share: mean(known.map(({ weighted, total, lacking }) => weighted / (total - lacking))),
    assumed: mean(known.map(({ assumed, total, lacking }) => assumed / (total - lacking))),
    unknown: mean(there.map(({ lacking, total }) => lacking / total)),
  };
}

const inArea = (element: number) => ({
  metric: undefined,
  areaOf: Uint16Array.from({ length: element }, () => 0),
});

describe("PRI-16 AMB-37: the share of a value set", () => {
  it("weighs what is exposed by its damage class, of what was assessed", () => {
    const layer = {
      unit: "each",
      ...inArea(8),
      exposure: exposureColumnOf([
        [0, "high"],
        [1, "moderate"],
        [2, "low"],
        [3, "exposed"],
        [4, "insignificant"],
        [5, "not assessed"],
      ]),
    };
    const { share, unknown, assumed } = sharesOf([layer]);
    expect(share[0]).toBeCloseTo((1 + 0.5 + 0.25 + 0.5) / 7, 12);
    expect(assumed[0]).toBeCloseTo(0.5 / 7, 12);
    expect(unknown[0]).toBeCloseTo(1 / 8, 12);
  });

  it("is 0 where nothing of it is there, and not known where none of it was assessed", () => {
    const layer = { unit: "each", ...inArea(1), exposure: exposureColumnOf([[0, "not assessed"]]) };
    const { share, unknown, assumed } = sharesOf([layer]);
    expect([share[0], unknown[0], assumed[0]]).toEqual([Number.NaN, 1, Number.NaN]);
    expect([share[1], unknown[1], assumed[1]]).toEqual([0, 0, 0]);
  });

  it("counts each unit alike, and adds up what is in one unit", () => {
    const homes = { unit: "each", ...inArea(4), exposure: exposureColumnOf([[0, "high"]]) };
    const roads = { ...homes, unit: "km", exposure: exposureColumnOf([]) };
    expect(sharesOf([homes, roads]).share[0]).toBe(0.125);
    expect(sharesOf([homes, homes, roads]).share[0]).toBe(0.125);
    expect(sharesOf([homes, { ...roads, unit: "each" }]).share[0]).toBe(0.125);
    expect(sharesOf([homes, homes, { ...roads, unit: "each" }]).share[0]).toBeCloseTo(2 / 12, 12);
  });

  it("leaves a unit of which nothing was assessed out of the share, and counts it as not known", () => {
    const homes = { unit: "each", ...inArea(4), exposure: exposureColumnOf([[0, "high"]]) };
    const lacking = [0, 1, 2, 3].map((element): ExposureRow => [element, "not assessed"]);
    const roads = { ...homes, unit: "km", exposure: exposureColumnOf(lacking) };
    const { share, unknown } = sharesOf([homes, roads]);
    expect([share[0], unknown[0]]).toEqual([0.25, 0.5]);
  });

  it("goes by the client's own weights of classes", () => {
    const own: ClassWeights = { ...usualClassWeights, low: 1 };
    const layer = { unit: "each", ...inArea(2), exposure: exposureColumnOf([[0, "low"]]) };
    expect(sharesOf([layer], weightsByCode(own)).share[0]).toBe(0.5);
  });

  it("equals what going through the elements one by one finds", () => {
    fc.assert(
      fc.property(fc.array(anyLayer, { minLength: 1, maxLength: 4 }), (layers) => {
        const { share, unknown, assumed } = sharesOf(layers);
        for (let area = 0; area < areas; area++) {
          const expected = bruteForce(layers, area);
          expect(share[area]).toBeCloseTo(expected.share, 12);
          expect(unknown[area]).toBeCloseTo(expected.unknown, 12);
          expect(assumed[area]).toBeCloseTo(expected.assumed, 12);
        }
      }),
    );
  });

  it("lies between 0 and 1, as what is not known does", () => {
    const tenths = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: of, maxLength: of });
    fc.assert(
      fc.property(anyLayer, tenths, (layer, metric) => {
        const { share, unknown } = sharesOf([{ ...layer, metric: Float64Array.from(metric) }]);
        for (const each of [...share, ...unknown].filter((value) => !Number.isNaN(value))) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("never falls when an element that was assessed comes into a class that weighs more", () => {
    const byWeight = damageClasses.toSorted((a, b) => usualClassWeights[a] - usualClassWeights[b]);
    fc.assert(
      fc.property(anyLayer, fc.nat(of - 1), fc.nat(byWeight.length - 1), (layer, element, to) => {
        const row = layer.exposure.element.indexOf(element);
        const code = layer.exposure.damageClass[row];
        fc.pre(row >= 0 && code !== notAssessed);
        const name = byWeight[to]!;
        fc.pre(usualClassWeights[name] >= weightOf[code!]!);
        const worse = layer.exposure.damageClass.slice();
        worse[row] = damageClassCodes[name];
        const after = sharesOf([{ ...layer, exposure: { ...layer.exposure, damageClass: worse } }]).share;
        for (const [area, share] of sharesOf([layer]).share.entries())
          if (!Number.isNaN(share)) expect(after[area]).toBeGreaterThanOrEqual(share - 1e-12);
      }),
    );
  });

  it("is the same in whatever order the elements come", () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: of }, (_, i) => i),
      { minLength: of },
    );
    fc.assert(
      fc.property(anyLayer, order, (layer, places) => {
        const placed = <T extends Float64Array | Uint16Array>(column: T) =>
          column.map((_, i) => column[places[i]!]!) as T;
        const rowOf = new Map([...layer.exposure.element].map((element, row) => [element, row]));
        const rows = places.flatMap((element, place) => {
          const row = rowOf.get(element);
          return row === undefined ? [] : [{ place, code: layer.exposure.damageClass[row]! }];
        });
        const exposure = {
          element: Uint32Array.from(rows, ({ place }) => place),
          value: new Float32Array(rows.length),
          damageClass: Uint8Array.from(rows, ({ code }) => code),
        };
        const shuffled = {
          ...layer,
          exposure,
          areaOf: placed(layer.areaOf),
          metric: layer.metric && placed(layer.metric),
        };
        expectAlike(sharesOf([shuffled]), sharesOf([layer]));
      }),
    );
  });

  it("is the same however the elements are split between layers of one set", () => {
    fc.assert(
      fc.property(anyLayer, fc.array(fc.nat(2), { minLength: of, maxLength: of }), (layer, layerOf) => {
        const parts = [0, 1, 2].map((part): Layer => {
          const own = [...layerOf.keys()].filter((element) => layerOf[element] === part);
          const rows = [...layer.exposure.element.keys()].filter((row) =>
            own.includes(layer.exposure.element[row]!),
          );
          return {
            unit: layer.unit,
            metric: layer.metric && Float64Array.from(own, (element) => layer.metric![element]!),
            areaOf: Uint16Array.from(own, (element) => layer.areaOf[element]!),
            exposure: {
              element: Uint32Array.from(rows, (row) => own.indexOf(layer.exposure.element[row]!)),
              value: new Float32Array(rows.length),
              damageClass: Uint8Array.from(rows, (row) => layer.exposure.damageClass[row]!),
            },
          };
        });
        expectAlike(sharesOf(parts), sharesOf([layer]));
      }),
    );
  });

  it("is the same when elements are added part by part", () => {
    fc.assert(
      fc.property(anyLayer, fc.integer({ min: 1, max: of }), (layer, most) => {
        const sums = startAreaSums(areas);
        for (const part of partsOf(wholeLayer(of), most)) addToAreas(sums, part, layer, weightOf);
        expect(sums).toEqual(layerByArea(wholeLayer(of), layer, weightOf, areas));
      }),
    );
  });

  it("refuses a class that has no meaning", () => {
    const odd = { ...exposureColumnOf([[0, "low"]]), damageClass: Uint8Array.of(9) };
    expect(() => sharesOf([{ unit: "each", ...inArea(1), exposure: odd }])).toThrow(
      expect.objectContaining({ code: "exposure/unknown-class" }),
    );
  });
});

function expectAlike(one: ReturnType<typeof sharesOf>, other: ReturnType<typeof sharesOf>): void {
  for (const key of ["share", "unknown", "assumed"] as const)
    for (const [area, value] of other[key].entries()) expect(one[key][area]).toBeCloseTo(value, 12);
}
