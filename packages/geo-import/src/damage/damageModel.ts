import type { Estimate } from "@stopbank/risk-engine/damage";
import type { ComponentEntry, DamageEntry } from "../description/damage.ts";
import type { Bounded } from "../elements/bounded.ts";
import { checkCosts } from "../elements/checkCosts.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { amountColumns, amountOf } from "./amount.ts";
import { type ComponentModel, componentModel, type StateRule } from "./componentModel.ts";

/** Damage of every element of a layer; NaN where the intensity or what is at stake is not known. */
export interface Damage {
  /** Share of the value lost. */
  readonly ratio: Float64Array;
  /** In the unit of what is at stake. */
  readonly cost: Bounded;
  /** 1 where the cost is not known, and not known to be nothing. */
  readonly mayLose: Uint8Array;
}

/** Damage of one element. */
export interface ElementDamage {
  readonly ratio: number;
  readonly cost: Estimate;
  /** Whether the cost is not known, and not known to be nothing. */
  readonly mayLose: boolean;
}

/** Turns intensities into damage. */
export interface IntensityDamage {
  readonly components: readonly ComponentModel[];
  /** @param affected share of the element that has the intensity; damage is multiplied by it. Default all of it. */
  damageAt(element: number, intensity: number, affected?: number): ElementDamage;
  /**
   * The most that one event can cost an element: over its parts, what is at stake times the greatest ratio (more than 1
   * where curves give amounts), of it what is insured. NaN where that of a part cannot be known.
   */
  atStake(element: number): Estimate;
  /** Code of the class of an element's damage state, where curves are fragility. */
  stateClass(element: number, intensity: number, rule: StateRule): number | undefined;
}

/** The components of a damage entry: those it names, or itself as the only one. */
export function componentsOf(entry: DamageEntry): [name: string, component: ComponentEntry][] {
  const { components, deductible, cover, show, classes, source, ...shared } = entry;
  if (components === undefined) return [["", shared]];
  return Object.entries(components).map(([name, own]) => [name, { ...shared, ...own }]);
}

/** The columns of a layer that a damage entry reads. */
export const columnsOfDamage = (entry: DamageEntry): string[] => [
  ...amountColumns([entry.deductible, entry.cover]),
  ...componentsOf(entry).flatMap(([, { curveColumn, maxDamage, floorHeight, ground }]) => [
    ...(curveColumn === undefined ? [] : [curveColumn]),
    ...amountColumns([
      floorHeight,
      ground,
      ...(typeof maxDamage === "object" ? [maxDamage.value, maxDamage.min, maxDamage.max] : [maxDamage]),
    ]),
  ]),
];

/**
 * Damage by curves: the sum over components of ratio times what is at stake, not known where one of them is not: a sum
 * without a part would pass for the whole.
 *
 * @throws DomainError as `componentModel`.
 */
export async function damageModel(
  folder: string,
  layer: LoadedLayer,
  hazardId: string,
  entry: DamageEntry,
): Promise<IntensityDamage> {
  const components: ComponentModel[] = [];
  for (const [name, component] of componentsOf(entry)) {
    const of = `Hazard ${hazardId}, damage of ${layer.entry.type}${name === "" ? "" : ` (${name})`}`;
    components.push(await componentModel(folder, layer, of, name, component));
  }
  const insured = insurance(layer, entry);
  return {
    components,
    damageAt(element, intensity, affected = 1) {
      const ratios = new Map(components.map((part) => [part, part.ratioAt(element, intensity)]));
      const { atStake, ...lost } = sumOfParts(components, element, (part) => {
        const { min, value, max } = ratios.get(part)!;
        return { min: affected * min, value: affected * value, max: affected * max };
      });
      const [only] = components.length === 1 ? ratios.values() : [];
      const ofWhole = atStake === 0 ? 0 : lost.value / atStake;
      return {
        ratio: only === undefined ? ofWhole : affected * only.value,
        cost: insured(element, lost),
        mayLose:
          Number.isNaN(lost.value) &&
          partsAtStake(components, element).some((part) => part.mayLose(element, intensity)),
      };
    },
    atStake: (element) =>
      insured(
        element,
        sumOfParts(components, element, (part) => part.greatestRatio(element)),
      ),
    stateClass: (element, intensity, rule) =>
      components
        .map((component) => component.stateClass(element, intensity, rule))
        .find((each) => each !== undefined),
  };
}

const unknown: Estimate = { min: Number.NaN, value: Number.NaN, max: Number.NaN };

/** The parts that can lose something: one with nothing at stake needs neither a curve nor an intensity. */
export const partsAtStake = (
  components: readonly ComponentModel[],
  element: number,
): readonly ComponentModel[] => components.filter(({ atStake }) => atStake.max(element) !== 0);

/** Ratio times what is at stake over the parts of an element, beside what is; NaN where one of them is not known. */
function sumOfParts(
  components: readonly ComponentModel[],
  element: number,
  ratioOf: (part: ComponentModel) => Estimate,
): Estimate & { readonly atStake: number } {
  const sum = { min: 0, value: 0, max: 0, atStake: 0 };
  for (const part of partsAtStake(components, element)) {
    const ratio = ratioOf(part);
    const value = part.atStake.value(element);
    if (Number.isNaN(ratio.value) || Number.isNaN(value)) return { ...unknown, atStake: Number.NaN };
    sum.min += ratio.min * part.atStake.min(element);
    sum.value += ratio.value * value;
    sum.max += ratio.max * part.atStake.max(element);
    sum.atStake += value;
  }
  return sum;
}

/**
 * What of a damage lies above the deductible, up to the cover. An element without a deductible has none, and without a
 * cover no limit.
 * @throws DomainError `import/bad-cost`.
 */
function insurance(layer: LoadedLayer, { deductible, cover }: DamageEntry) {
  const least = deductible === undefined ? undefined : amountOf(layer, deductible);
  const most = cover === undefined ? undefined : amountOf(layer, cover);
  if (least !== undefined) checkCosts(layer.table, "deductibles", least);
  if (most !== undefined) checkCosts(layer.table, "covers", most);
  return (element: number, { min, value, max }: Estimate): Estimate => {
    if (least === undefined && most === undefined) return { min, value, max };
    const limit = most?.(element) ?? Number.NaN;
    const paid = (damage: number) => {
      const above = Math.max(damage - (least?.(element) || 0), 0);
      return Number.isNaN(limit) ? above : Math.min(above, limit);
    };
    return { min: paid(min), value: paid(value), max: paid(max) };
  };
}

/** Columns of damage for a layer, to be filled. */
export const startDamage = (count: number): Damage => ({
  ratio: new Float64Array(count),
  cost: { min: new Float64Array(count), value: new Float64Array(count), max: new Float64Array(count) },
  mayLose: new Uint8Array(count),
});

/** The damage of every element at its intensity. */
export function damageOf(model: IntensityDamage, intensity: Float64Array): Damage {
  const damage = startDamage(intensity.length);
  intensity.forEach((value, element) => {
    const { ratio, cost, mayLose } = model.damageAt(element, value);
    damage.ratio[element] = ratio;
    damage.mayLose[element] = Number(mayLose);
    for (const bound of ["min", "value", "max"] as const) damage.cost[bound][element] = cost[bound];
  });
  return damage;
}

/** The sum of what is known. */
export const sumOfKnown = ({ min, value, max }: Bounded): Estimate => {
  const sum = (column: Float64Array) => column.reduce((total, each) => total + (each || 0), 0);
  return { min: sum(min), value: sum(value), max: sum(max) };
};
