import type { DamageRows, ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { type Damage, damageOf, type IntensityDamage } from "../damage/damageModel.ts";
import { sumCodes } from "../damage/inSum.ts";
import { recordedRows } from "../damage/recordedRows.ts";
import type { DamageEntry } from "../description/damage.ts";
import type { HazardEntry, SamplingEntry } from "../description/hazards.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import type { EventDamage } from "../report/importReport.ts";
import { noClass } from "../sampling/sampled.ts";
import { classByThreshold, classify, rowsOfAssessed } from "../sources/classify.ts";
import type { HazardSource } from "../sources/hazardSource.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import { type AssessedExtent, assessedElements } from "./assessedElements.ts";

/** How a hazard damages a layer. */
export interface LayerDamage {
  readonly entry: DamageEntry;
  readonly model: IntensityDamage;
  /** Whether the dataset holds each element's damage, see `recordsDamage`. */
  readonly isRecorded: boolean;
}

/** What a scenario costs a layer, by element. */
interface ExposedDamage extends Damage {
  readonly events?: readonly EventDamage[];
  /** Codes of `inSum`. */
  readonly inSum: Uint8Array;
}

/** What one scenario does to a layer, by element. */
export interface LayerExposure {
  readonly rows: ExposureRows;
  /** As worked out, before it is stored in 32 bits. */
  readonly value: Float64Array;
  /** The share of each element that the hazard covers, where that was asked. */
  readonly share: Float64Array | undefined;
  readonly damages?: ExposedDamage;
  /** What the dataset records of it. */
  readonly recorded?: DamageRows | undefined;
}

export const samplingFor = ({ sampling, samplingOf }: HazardEntry, { layer }: IndexedLayer): SamplingEntry =>
  samplingOf?.[layer.entry.type] ?? sampling;

/** Samples a scenario under a layer: values, classes, what was assessed, and damage where the hazard has any. */
export async function expose(
  hazard: HazardEntry,
  source: HazardSource,
  plan: ScenarioPlan,
  indexed: IndexedLayer,
  extent: AssessedExtent,
  damage: LayerDamage | undefined,
): Promise<LayerExposure> {
  const sampling = samplingFor(hazard, indexed);
  const sampled = await source.sample(indexed, plan, sampling);
  const isAssessed = assessedElements(indexed.index, extent, sampled.isCovered);
  const share = sampling.rule === "fraction" ? sampled.value : undefined;
  const byIntensity = classify(sampled, hazard.classes);
  if (damage === undefined)
    return { rows: rowsOfAssessed(isAssessed, sampled.value, byIntensity), value: sampled.value, share };
  const { entry, model, isRecorded } = damage;
  const damages = (await source.annualDamage?.(indexed, model, isAssessed)) ?? damageOf(model, sampled.value);
  forgetUnassessed(damages, isAssessed);
  const classes = classesOfDamage(damage, damages, sampled.value, byIntensity);
  const value = shownValues(entry, sampled.value, damages);
  const codes = sumCodes({ isAssessed, classes, damage: damages });
  return {
    rows: rowsOfAssessed(isAssessed, value, classes),
    value,
    share,
    damages: { ...damages, inSum: codes },
    recorded: isRecorded ? recordedRows(model, codes, damages.cost) : undefined,
  };
}

/** Where the study did not look nothing is known, whatever lies there. */
function forgetUnassessed({ ratio, cost: { min, value, max } }: Damage, isAssessed: Uint8Array): void {
  for (let element = 0; element < isAssessed.length; element++)
    if (isAssessed[element] === 0)
      for (const column of [ratio, min, value, max]) column[element] = Number.NaN;
}

/** An element that is exposed, but of which nobody knows how badly it is damaged, must not pass for safe. */
function classesOfDamage(
  { entry: { classes }, model }: LayerDamage,
  { ratio }: Damage,
  intensity: Float64Array,
  byIntensity: Uint8Array,
): Uint8Array {
  if (classes === undefined) return byIntensity;
  const unknown = (element: number) =>
    byIntensity[element] === noClass ? noClass : damageClassCodes.unspecified;
  if (typeof classes === "string")
    return Uint8Array.from(
      intensity,
      (each, element) => model.stateClass(element, each, classes) ?? unknown(element),
    );
  return Uint8Array.from(ratio, (each, element) =>
    Number.isNaN(each) ? unknown(element) : (classByThreshold(each, classes) ?? noClass),
  );
}

function shownValues({ show = "intensity" }: DamageEntry, intensity: Float64Array, { ratio, cost }: Damage) {
  if (show === "intensity") return intensity;
  return show === "ratio" ? ratio : cost.value;
}
