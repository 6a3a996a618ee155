import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { type DamageModel, fillDamage, fillDamageRows, noFunction } from "@stopbank/risk-engine/damage";
import { modelledStates, recordedStates } from "@stopbank/risk-engine/damage-states";
import { type DamageColumn, fillRecorded, recordedStakes } from "@stopbank/risk-engine/recorded-damage";
import type { Selection } from "@stopbank/risk-engine/select";
import type { CostColumns } from "@stopbank/risk-engine/summarise";
import { noReplacementCost } from "../ask/measuredAttribute.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { type DamageKind, damageModel } from "./damageModel.ts";
import { damageFile } from "./statedDamage.ts";

export type Damages = Required<CostColumns>;

/** What one scenario costs a layer, in its currency: in the event, or a year where the hazard's damage is by the year. */
export interface ScenarioDamage {
  /** Writes the damage of the selected elements it does something to; NaN where that is not known. */
  fill(selection: Selection, damages: Damages): void;
  /** The same by row of the scenario's exposure; absent where what has no row may lose something. */
  fillRows?(selection: Selection, damages: Damages): void;
  /** Writes what is known of the selected elements, as `damageStates` has it. */
  fillStates(selection: Selection, states: Uint8Array): void;
}

/** What a hazard's scenarios cost a layer. */
export interface HazardDamage {
  /** Null where the dataset neither states a curve nor records damage: then every damage is unknown. */
  readonly kind: DamageKind | null;
  /** Whether a scenario's damage is already that of a year, over a set of events. */
  readonly isByYear: boolean;
  in(scenario: Scenario): Promise<ScenarioDamage>;
  /** What the hazard puts at stake, by element that one of these scenarios damages; NaN where that is not known. */
  atStake(scenarios: readonly Scenario[]): Promise<CostColumns>;
}

/**
 * @param wishedDays of a cascading layer.
 * @throws DomainError `risk/unknown-days`, and as `damageModel`.
 */
export async function hazardDamage(
  dataset: ServedDataset,
  layer: ServedLayer,
  hazard: Hazard,
  wishedDays: number | undefined,
): Promise<HazardDamage> {
  const { description } = layer.table;
  const nDays = daysFor(description, wishedDays);
  const exposureOf = (scenario: Scenario) =>
    scenarioExposure(dataset, description, { hazard, scenario }, nDays);
  const file = damageFile(dataset.manifest, hazard, description.type);
  if (file !== undefined) return recordedDamage(dataset, layer, hazard, file.per === "year", exposureOf);
  const namedModel = await damageModel(dataset, layer, hazard);
  return modelledDamage(layer, namedModel, exposureOf);
}

/**
 * The same where damage is to be had.
 * @throws DomainError `risk/no-damage-curve`, `risk/no-replacement-cost`, and as `hazardDamage`.
 */
export async function knownDamage(
  dataset: ServedDataset,
  layer: ServedLayer,
  hazard: Hazard,
  wishedDays: number | undefined,
): Promise<HazardDamage> {
  const { displayName } = layer.table.description;
  const damage = await hazardDamage(dataset, layer, hazard, wishedDays);
  if (damage.kind === "recorded") return damage;
  if (layer.measures.replacementCost === undefined) throw noReplacementCost(displayName);
  if (damage.kind !== null) return damage;
  throw new DomainError(
    "invalid",
    "risk/no-damage-curve",
    `No damage curve is given for ${displayName} and ${hazard.title}, so what damage costs is not known.`,
  );
}

/** By the curves or fragility that the dataset states. */
function modelledDamage(
  { table: { count }, measures }: ServedLayer,
  namedModel: Awaited<ReturnType<typeof damageModel>>,
  exposureOf: (scenario: Scenario) => Promise<ExposureColumn>,
): HazardDamage {
  const model = namedModel?.model ?? nothingKnown(count);
  const costs = measures.replacementCost ?? unknownCosts(count);
  return {
    kind: namedModel?.kind ?? null,
    isByYear: false,
    async in(scenario) {
      const exposure = await exposureOf(scenario);
      return {
        fill: (selection, damages) => fillDamage(selection, exposure, model, costs, damages),
        fillRows: (selection, damages) => fillDamageRows(selection, exposure, model, costs, damages),
        fillStates: (selection, states) => modelledStates(selection, exposure, model, costs, states),
      };
    },
    atStake: async () => costs,
  };
}

/** As it was worked out when the data was imported. */
function recordedDamage(
  dataset: ServedDataset,
  { table: { description, count }, measures }: ServedLayer,
  { hazardId }: Hazard,
  isByYear: boolean,
  exposureOf: (scenario: Scenario) => Promise<ExposureColumn>,
): HazardDamage {
  const recordedIn = async ({ tag }: Scenario) =>
    (await dataset.data.damage(description.type, hazardId, tag)) ?? nothingLost;
  const costs = measures.replacementCost ?? unknownCosts(count);
  return {
    kind: "recorded",
    isByYear,
    async in(scenario) {
      const [exposure, recorded] = await Promise.all([exposureOf(scenario), recordedIn(scenario)]);
      return {
        fill: (selection, damages) => fillRecorded(selection, recorded, damages),
        fillStates: (selection, states) => recordedStates(selection, exposure, recorded, states),
      };
    },
    atStake: async (scenarios) =>
      (await Promise.all(scenarios.map(recordedIn))).reduce<CostColumns>(
        (stakes, recorded) => recordedStakes(recorded, stakes),
        costs,
      ),
  };
}

/** What a scenario that came without a record says: the dataset was published whole, so nobody lost anything. */
const nothingLost: DamageColumn = {
  element: new Uint32Array(0),
  min: new Float64Array(0),
  value: new Float64Array(0),
  max: new Float64Array(0),
  lack: new Uint8Array(0),
};

const nothingKnown = (count: number): DamageModel => ({
  functions: [],
  functionOf: new Uint8Array(count).fill(noFunction),
});

/** Costs of a layer that has none. */
const unknownCosts = (count: number): CostColumns => ({
  value: new Float64Array(count).fill(Number.NaN),
});
