import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import {
  type DamageCost,
  type DamageModel,
  damageColumns,
  damageCost,
  noFunction,
} from "@stopbank/risk-engine/damage";
import { type PeriodsAssessed, tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import {
  type DamageColumn,
  type RecordedScenario,
  recordedColumns,
  recordedCost,
  recordedStakes,
  tallyLacking,
} from "@stopbank/risk-engine/recorded-damage";
import type { Selection } from "@stopbank/risk-engine/select";
import type { CostColumns } from "@stopbank/risk-engine/summarise";
import { tallyExposed } from "@stopbank/risk-engine/tally-exposed";
import type { ElementLayer } from "../data/elementLayer.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { inTurns, type Turn } from "../work/inTurns.ts";
import { type DamageKind, damageFile, damageModel } from "./damageModel.ts";
import { noReplacementCost } from "./measuredAttribute.ts";
import { daysFor, scenarioExposure } from "./scenarioExposure.ts";

export type Damages = Required<CostColumns>;

/** What one scenario costs a layer, in its currency: in the event, or a year where the hazard's damage is by the year. */
export interface ScenarioDamage {
  readonly exposure: ExposureColumn;
  /** Where its damage is on record. */
  readonly recorded?: DamageColumn;
  cost(selection: Selection): DamageCost;
  /** By element: 0 where it is not exposed or not selected, NaN where its damage is not known. */
  columns(selection: Selection): Damages;
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
  /** How many elements are known in some of these scenarios only, or were assessed in none. */
  assessedIn(selection: Selection, scenarios: readonly Scenario[], turn: Turn): Promise<PeriodsAssessed>;
  /** How many elements lack something in any of these scenarios; the cost in it means nothing. */
  lacksIn(selection: Selection, scenarios: readonly Scenario[], turn: Turn): Promise<DamageCost>;
}

/**
 * @param wishedDays of a cascading layer.
 * @throws DomainError `risk/unknown-days`, and as `damageModel`.
 */
export async function hazardDamage(
  dataset: ServedDataset,
  layer: ElementLayer,
  hazard: Hazard,
  wishedDays: number | undefined,
): Promise<HazardDamage> {
  const { description } = layer.table;
  const nDays = daysFor(description, wishedDays);
  const exposureOf = (scenario: Scenario) =>
    scenarioExposure(dataset, description, { hazard, scenario }, nDays);
  const file = damageFile(dataset.manifest, hazard, description.type);
  if (file !== undefined) return recordedDamage(dataset, layer, hazard, file.per === "year", exposureOf);
  const stated = await damageModel(dataset, layer, hazard);
  return modelledDamage(layer, stated, exposureOf);
}

/**
 * The same where damage is to be had.
 * @throws DomainError `risk/no-damage-curve`, `risk/no-replacement-cost`, and as `hazardDamage`.
 */
export async function knownDamage(
  dataset: ServedDataset,
  layer: ElementLayer,
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
  { table: { count }, measures }: ElementLayer,
  stated: Awaited<ReturnType<typeof damageModel>>,
  exposureOf: (scenario: Scenario) => Promise<ExposureColumn>,
): HazardDamage {
  const model = stated?.model ?? nothingKnown(count);
  const costs = measures.replacementCost ?? unknownCosts(count);
  const modelledIn = async (scenario: Scenario): Promise<ScenarioDamage> => {
    const exposure = await exposureOf(scenario);
    return {
      exposure,
      cost: (selection) => damageCost(selection, exposure, model, costs),
      columns: (selection) => damageColumns(selection, exposure, model, costs),
    };
  };
  return {
    kind: stated?.kind ?? null,
    isByYear: false,
    in: modelledIn,
    atStake: async () => costs,
    assessedIn: async (selection, scenarios, turn) =>
      assessedOver(selection, await Promise.all(scenarios.map(modelledIn)), turn),
    async lacksIn(selection, scenarios, turn) {
      const exposures = await Promise.all(scenarios.map(exposureOf));
      return damageCost(selection, await exposedInAny(exposures, selection.of, turn), model, costs);
    },
  };
}

/** As it was worked out when the data was imported. */
function recordedDamage(
  dataset: ServedDataset,
  { table: { description, count }, measures }: ElementLayer,
  { hazardId }: Hazard,
  isByYear: boolean,
  exposureOf: (scenario: Scenario) => Promise<ExposureColumn>,
): HazardDamage {
  const recordedIn = async ({ tag }: Scenario) =>
    (await dataset.data.damage(description.type, hazardId, tag)) ?? nothingLost;
  const knownIn = async (scenario: Scenario): Promise<RecordedScenario> => {
    const [exposure, recorded] = await Promise.all([exposureOf(scenario), recordedIn(scenario)]);
    return { exposure, recorded };
  };
  const costs = measures.replacementCost ?? unknownCosts(count);
  return {
    kind: "recorded",
    isByYear,
    async in(scenario) {
      const { exposure, recorded } = await knownIn(scenario);
      return {
        exposure,
        recorded,
        cost: (selection) => recordedCost(selection, exposure, recorded),
        columns: (selection) => recordedColumns(selection, recorded),
      };
    },
    assessedIn: async (selection, scenarios, turn) =>
      assessedOver(selection, await Promise.all(scenarios.map(knownIn)), turn),
    atStake: async (scenarios) =>
      (await Promise.all(scenarios.map(recordedIn))).reduce<CostColumns>(
        (stakes, recorded) => recordedStakes(recorded, stakes),
        costs,
      ),
    async lacksIn(selection, scenarios, turn) {
      const known = await Promise.all(scenarios.map(knownIn));
      const { of } = selection;
      const exposures = known.map(({ exposure }) => exposure);
      return recordedCost(
        selection,
        await exposedInAny(exposures, of, turn),
        await lackingInAll(known, of, turn),
      );
    },
  };
}

async function assessedOver(
  selection: Selection,
  scenarios: readonly Pick<ScenarioDamage, "exposure" | "recorded">[],
  turn: Turn,
): Promise<PeriodsAssessed> {
  const tally = tallyPeriods(selection.of);
  await inTurns(turn, scenarios, ({ exposure, recorded }) => tally.add(exposure, recorded));
  return tally.count(selection);
}

async function exposedInAny(
  exposures: readonly ExposureColumn[],
  of: number,
  turn: Turn,
): Promise<ExposureColumn> {
  const tally = tallyExposed(of);
  await inTurns(turn, exposures, tally.add);
  await turn();
  return tally.read();
}

async function lackingInAll(
  scenarios: readonly RecordedScenario[],
  of: number,
  turn: Turn,
): Promise<DamageColumn> {
  const tally = tallyLacking(of);
  await inTurns(turn, scenarios, tally.add);
  return tally.read();
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
