import { setImmediate } from "node:timers/promises";
import type { Misfit } from "@stopbank/contract/prioritisation-config";
import type { PublishingStorage } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { createDatasets } from "../data/datasets.ts";
import { fitSettings } from "./fitSettings.ts";
import { createSettingsReader } from "./readSettings.ts";

/** A layer's columns, for a filter. */
const columnBytes = 256 * 1_048_576;

/**
 * What of a client's settings for prioritisation does not fit the dataset that it shows now: for whoever has just written either.
 * None where there are no settings, or no dataset.
 */
export async function settingsMisfits(
  store: Store,
  storage: PublishingStorage,
  client: Client,
): Promise<readonly Misfit[]> {
  const settings = await createSettingsReader(store).written(client);
  if (settings.version === 0) return [];
  try {
    const dataset = await createDatasets(storage, columnBytes).current(client.clientName);
    return (await fitSettings(settings, dataset, () => setImmediate())).misfits;
  } catch (error) {
    if (error instanceof DomainError && error.code === "dataset/none-published") return [];
    throw error;
  }
}
