import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eadRules, eadWeights, weightedEstimate } from "./annual/ead.ts";
import { validateArea } from "./area/area.ts";
import { notAssessed } from "./columns/columns.ts";
import { tallyComparison } from "./comparison/compare.ts";
import { tallyLossChanges } from "./comparison/lossChanges.ts";
import { statesOf } from "./comparison/states.ts";
import { annualDamageTogether, damageTogether } from "./damage/combineDamage.ts";
import { damageCurve, damageRatio } from "./damage/curves.ts";
import {
  damageColumns,
  damageCost,
  ratioFromCurves,
  ratioFromFragility,
  ratioFromStated,
} from "./damage/damage.ts";
import { modelledStates } from "./damage/damageStates.ts";
import { stateProbabilities } from "./damage/fragility.ts";
import { tallyKnownDamage } from "./damage/knownDamage.ts";
import { lossSums } from "./damage/lossSums.ts";
import { metricColumn } from "./elements/metrics.ts";
import { representativePoints } from "./elements/representativePoints.ts";
import { buildIndex } from "./index/spatialIndex.ts";
import { selectElements, wholeLayer } from "./selection/selectElements.ts";
import { comingFirst } from "./testing/comingFirst.ts";
import { type ExposureRow, exposureColumnOf, tallied } from "./testing/exposures.ts";
import { lineColumn, polygonColumn } from "./testing/geometryColumns.ts";
import { togetherOf } from "./testing/togetherOf.ts";
import { damageClasses } from "./totals/classes.ts";
import { projectedExposure } from "./totals/projection.ts";
import { summarise } from "./totals/summarise.ts";
import { tallyWorst } from "./totals/tallyWorst.ts";

/** The examples of docs/methodology.md are run as they stand there; those by the import in packages/geo-import. */
const page = readFileSync(new URL("../../../docs/methodology.md", import.meta.url), "utf8");
const examples = new Map(
  [...page.matchAll(/```json\n(.*?)```/gs)]
    .map(([, text]) => JSON.parse(text ?? ""))
    .filter(({ by }) => by === undefined)
    .map((example) => [example.example as string, example]),
);

type StatedRow = { element: number; class: ExposureRow[1]; value?: number };
const exposureOf = (rows: readonly StatedRow[]) =>
  exposureColumnOf(rows.map((row): ExposureRow => [row.element, row.class, row.value]));
const numbers = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);
const ring = ([west, south, east, north]: readonly number[]): [number, number][] => [
  [west!, south!],
  [east!, south!],
  [east!, north!],
  [west!, north!],
];

const runs: Record<string, (example: NonNullable<ReturnType<typeof examples.get>>) => void> = {
  "three states": ({ elements, rows, answer }) => {
    const summary = summarise(wholeLayer(elements), exposureOf(rows));
    expect({
      selected: summary.selected.count,
      exposed: summary.exposed.count,
      notExposed: summary.notExposed.count,
      notAssessed: summary.notAssessed.count,
      percentExposed: summary.percentExposed,
    }).toEqual(answer);
  },
  "two sides": ({ elements, before, after, answer }) => {
    const side = (rows: readonly StatedRow[]) => statesOf(exposureOf(rows), elements);
    const tally = tallyComparison({ before: side(before), after: side(after) }, {});
    tally.add(wholeLayer(elements));
    const { byChange, comparable } = tally.read();
    expect({
      worse: byChange.worse.count,
      better: byChange.better.count,
      same: byChange.same.count,
      notComparable: byChange.notComparable.count,
      exposedBefore: comparable.before.count,
      exposedAfter: comparable.after.count,
    }).toEqual(answer);
  },
  "damage on two sides": ({ cost, before, after, answer }) => {
    type Ratios = readonly (number | null)[];
    const losses = (ratios: Ratios) => {
      const everything = wholeLayer(ratios.length);
      const exposure = exposureColumnOf(
        ratios.flatMap((ratio, element): ExposureRow[] =>
          ratio === 0 ? [] : [ratio === null ? [element, "high"] : [element, "high", ratio]],
        ),
      );
      // A curve that is the intensity itself, so that the example states what is lost.
      const model = { functions: [(ratio: number) => ({ min: ratio, value: ratio, max: ratio })] };
      const costs = { value: new Float64Array(ratios.length).fill(cost) };
      const tally = tallyKnownDamage(ratios.length);
      const states = new Uint8Array(ratios.length);
      modelledStates(everything, exposure, model, costs, states);
      tally.add(states, everything);
      return lossSums(damageColumns(everything, exposure, model, costs), tally);
    };
    const tally = tallyLossChanges({ before: losses(before), after: losses(after) });
    tally.add(wholeLayer((before as Ratios).length));
    const { whole } = tally.read();
    const rounded = (amount: number | undefined) => Math.round(amount ?? Number.NaN);
    expect({
      before: rounded(whole.before.sum?.value),
      after: rounded(whole.after.sum?.value),
      comparable: whole.comparable.count,
      difference: rounded(whole.comparable.after.value - whole.comparable.before.value),
    }).toEqual(answer);
  },
  "area rules": ({ element, answer }) => {
    const index = buildIndex(polygonColumn([[[ring(element)]]]));
    for (const { area: bounds, touches, anchor } of answer) {
      const corners = ring(bounds);
      const area = validateArea({ type: "Polygon", coordinates: [[...corners, corners[0]!]] });
      const holds = (rule: "touches" | "anchor") =>
        selectElements(index, { area: { area, rule } }).count === 1;
      expect({ bounds, touches: holds("touches"), anchor: holds("anchor") }).toEqual({
        bounds,
        touches,
        anchor,
      });
    }
  },
  "representative points": ({ line, polygon, answer }) => {
    const [x, y] = representativePoints(lineColumn([line]));
    expect(x).toBeCloseTo(answer.line[0], 3);
    expect(y).toBeCloseTo(answer.line[1], 3);
    expect([...representativePoints(polygonColumn([[[polygon]]]))]).toEqual(answer.polygon);
  },
  geodesic: ({ line, square, answer }) => {
    const path: [number, number][] = [
      [line[0], line[1]],
      [line[2], line[3]],
    ];
    expect(metricColumn(lineColumn([[path]]), "length")?.[0]).toBeCloseTo(answer.kilometres, 4);
    expect(metricColumn(polygonColumn([[[ring(square)]]]), "area")?.[0]).toBeCloseTo(answer.hectares, 4);
  },
  "worst of": ({ elements, hazards, answer }) => {
    const worst = tallied(tallyWorst(elements), hazards.map(exposureOf));
    const named = [...worst.element].map((element, row) => {
      const code = worst.damageClass[row]!;
      return [String(element), code === notAssessed ? "not assessed" : damageClasses[code]];
    });
    expect(Object.fromEntries(named)).toEqual(answer);
  },
  "several return periods": ({ elements, scenarios, answer }) => {
    const costs = { value: new Float64Array(elements).fill(100) };
    const model = { functions: [() => ({ min: 1, value: 1, max: 1 })] };
    const tally = tallyKnownDamage(elements);
    const states = new Uint8Array(elements);
    for (const rows of scenarios) {
      modelledStates(wholeLayer(elements), exposureOf(rows), model, costs, states);
      tally.add(states, wholeLayer(elements));
    }
    expect(tally.count(wholeLayer(elements))).toMatchObject(answer);
  },
  "along a parameter": ({ element, steps, answer }) => {
    type Step = { parameterValue: number; rows: StatedRow[] };
    const along = steps.map(({ parameterValue, rows }: Step) => ({
      parameterValue,
      exposure: exposureOf(rows),
    }));
    const rows = projectedExposure(element, along);
    expect(rows.map(({ parameterValue, state }) => [parameterValue, state])).toEqual(answer);
  },
  histogram: ({ values, answer }) => {
    const exposure = exposureOf(
      values.map((value: number, element: number) => ({ element, class: "low", value })),
    );
    const { histogram } = summarise(wholeLayer(values.length), exposure);
    expect([histogram.bucketSize, histogram.buckets.length]).toEqual([answer.bucketSize, answer.buckets]);
    const filled = histogram.buckets.filter(({ byClass }) => byClass.low.count > 0);
    expect(Object.fromEntries(filled.map(({ from, byClass }) => [from, byClass.low.count]))).toEqual(
      answer.counts,
    );
  },
  "damage together": ({ cost, damages, annual, answer }) => {
    const of = (dollars: number) => {
      const column = Float64Array.of(dollars);
      const damage = { min: column, value: column, max: column };
      return { damage, atStake: { value: Float64Array.of(cost) } };
    };
    expect({
      inOneEvent: togetherOf(damageTogether)(damages.map(of)).value[0],
      byTheYear: togetherOf(annualDamageTogether)(annual.map(of)).value[0],
    }).toEqual(answer);
  },
  "different amounts at stake": ({ cases }) => {
    for (const { atStake, damages, answer } of cases) {
      const losses = damages.map((dollars: number, hazard: number) => {
        const column = Float64Array.of(dollars);
        const damage = { min: column, value: column, max: column };
        return { damage, atStake: { value: Float64Array.of(atStake[hazard]) } };
      });
      expect(togetherOf(damageTogether)(losses).value[0]).toBe(answer);
    }
  },
  costs: ({ value, min, max, answer }) => {
    const costs = { value: numbers(value), min: numbers(min), max: numbers(max) };
    const { selected } = summarise(wholeLayer(value.length), exposureOf([]), { replacementCost: costs });
    expect(selected.replacementCost).toEqual(answer);
  },
  curve: ({ points, answer }) => {
    for (const [intensity, ratio] of answer)
      expect(damageRatio(damageCurve(points), intensity)).toBeCloseTo(ratio, 9);
  },
  "curve readings": ({ points, affected, min, intensity, answer }) => {
    const curve = damageCurve(points);
    const steps = damageCurve(points, "step");
    expect(damageRatio(curve, intensity)).toBeCloseTo(answer.straight, 9);
    expect(damageRatio(curve, intensity, 0.5)).toBeCloseTo(answer.step, 9);
    expect(damageRatio(steps, intensity)).toBe(answer.lastPoint);
    expect(damageRatio(steps, points[0][0] - 0.1)).toBe(answer.beforeTheFirst);
    expect(ratioFromStated({ points, affected })(intensity).value).toBeCloseTo(answer.affected, 9);
    expect(ratioFromStated({ points, min })(intensity).min).toBeCloseTo(answer.min, 9);
  },
  "crossing states": ({ states, intensity, answer }) => {
    for (const [state, probability] of stateProbabilities(states, intensity).entries())
      expect(probability).toBeCloseTo(answer[state], 3);
  },
  fragility: ({ states, intensity, answer }) => {
    const probabilities = stateProbabilities(states, intensity);
    for (const [state, probability] of answer.probabilities.entries())
      expect(probabilities[state]).toBeCloseTo(probability, 3);
    const withRatios = states.map(({ ratio, ...curve }: { ratio: number; median: number; beta: number }) => ({
      ...curve,
      ratio: { min: ratio, value: ratio, max: ratio },
    }));
    expect(ratioFromFragility(withRatios)(intensity).value).toBeCloseTo(answer.ratio, 3);
  },
  damage: ({ points, depths, floors, costs, answer }) => {
    const rows = depths.map((depth: number, element: number): ExposureRow => [element, "low", depth]);
    const model = { functions: [ratioFromCurves(damageCurve(points))], floorHeight: numbers(floors) };
    const damage = damageCost(wholeLayer(depths.length), exposureColumnOf(rows), model, {
      value: numbers(costs),
    });
    expect(damage.cost.value).toBeCloseTo(answer.value, 2);
    expect([damage.counted, damage.withoutCost]).toEqual([answer.counted, answer.withoutCost]);
  },
  "expected annual damage": ({ points, answer }) => {
    const damages = points.map(([, damage]: [number, number]) => ({
      min: damage,
      value: damage,
      max: damage,
    }));
    const years = points.map(([each]: [number, number]) => each);
    const by = (rule: keyof typeof eadRules) =>
      weightedEstimate(damages, eadWeights(years, eadRules[rule])).value;
    expect(by("log-linear")).toBeCloseTo(answer["log-linear"], 2);
    expect(by("trapezoid")).toBeCloseTo(answer.trapezoid, 9);
    expect(by("no-tail")).toBeCloseTo(answer["no-tail"], 2);
  },
  "which areas come first": ({ answer, ...example }) => expect(comingFirst(example)).toEqual(answer),
};

it.each(Object.entries(runs))("the page's example of %s comes out as it says", (name, run) => {
  const example = examples.get(name);
  if (example === undefined) throw new Error(`docs/methodology.md has no example of ${name}.`);
  run(example);
});

it("leaves no example of the page unrun", () => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(runs).sort());
});
