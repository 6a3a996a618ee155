import type { ValueSetWeights } from "@stopbank/contract/prioritisation-settings";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { createContentReader } from "../client/contentReader.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { turnWhile, type Waiter } from "../work/inTurns.ts";
import { fitSettings, noSettings, type WrittenSettings } from "./fitSettings.ts";
import type { FittedSettings } from "./fittedSettings.ts";
import type { Ranking } from "./scenarioShares.ts";

/** A client's settings as they fit a dataset of its own. */
type SettingsReader = (client: Client, dataset: ServedDataset, asker: Waiter) => Promise<FittedSettings>;

/** Settings are fitted to a dataset once, until either changes. */
export function createSettingsReader(store: Store) {
  const read = createContentReader(store);
  const written = async (client: Client): Promise<WrittenSettings> => {
    const found = await read(client, "prioritisation");
    return found === undefined
      ? { settings: noSettings, version: 0 }
      : { settings: found.value, version: found.version };
  };
  const fitted: SettingsReader = async (client, dataset, asker) => {
    const own = await written(client);
    return dataset.keepWhileWanted(`priority settings ${own.version}`, asker, async (wanting) => {
      const value = await fitSettings(own, dataset, turnWhile(wanting));
      return { value, bytes: JSON.stringify(own.settings).length * 4 };
    });
  };
  return { written, fitted };
}

/**
 * What a call wants ranked.
 *
 * @throws DomainError `prioritisation/unknown-scenario`, `prioritisation/unknown-layer`, `prioritisation/no-value-sets`.
 */
export function rankingNamed(
  dataset: ServedDataset,
  settings: FittedSettings,
  names: { readonly scenario: string; readonly regionGroup: string },
): Ranking {
  const scenario = settings.scenarios.find(({ id }) => id === names.scenario);
  const layer = settings.layers.find(({ regionGroup }) => regionGroup === names.regionGroup);
  if (scenario === undefined)
    throw new DomainError(
      "not-found",
      "prioritisation/unknown-scenario",
      `There is no scenario ${names.scenario} to rank areas under; there are ${listed(settings.scenarios.map(({ id }) => id))}.`,
    );
  if (layer === undefined)
    throw new DomainError(
      "not-found",
      "prioritisation/unknown-layer",
      `Areas of ${names.regionGroup} are not ranked; those of ${listed(settings.layers.map(({ regionGroup }) => regionGroup))} are.`,
    );
  if (settings.valueSets.length === 0)
    throw new DomainError(
      "not-found",
      "prioritisation/no-value-sets",
      "No value set fits the data, so there is nothing to rank areas by. An editor can put that right in the settings of prioritisation.",
    );
  return { dataset, settings, scenario, layer };
}

/** Weights of value sets there are. @throws DomainError `prioritisation/unknown-value-set`. */
export function weightsNamed(
  weights: ValueSetWeights | undefined,
  { valueSets }: FittedSettings,
): ValueSetWeights {
  const known = valueSets.map(({ id }) => id);
  checkSetsNamed(Object.keys(weights ?? {}), known);
  return weights ?? {};
}

/** @throws DomainError `prioritisation/unknown-value-set`. */
export function checkSetsNamed(ids: readonly string[], known: readonly string[]): void {
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new DomainError(
      "not-found",
      "prioritisation/unknown-value-set",
      `There is no value set ${unknown}; there are ${listed(known)}.`,
    );
}

const listed = (ids: readonly string[]): string => ids.join(", ") || "none";
