import type { DatasetStorage } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import type { DamageLog } from "./damageLog.ts";
import type { ServedDataset } from "./servedDataset.ts";

export interface Health {
  /** Why the place where datasets lie cannot be used; undefined when it can. */
  readonly storage: string | undefined;
  readonly datasets: readonly DatasetHealth[];
}

export interface DatasetHealth {
  readonly client: string;
  readonly version: string | undefined;
  readonly problem: string | undefined;
}

/** Looks at every client that has a folder, each by itself: one that is slow or broken hides no other. */
export async function checkHealth(
  storage: DatasetStorage,
  current: (client: string) => Promise<ServedDataset>,
  damage: DamageLog,
): Promise<Health> {
  try {
    const clients = (await storage.list("")).filter(isClientName);
    const datasets = await Promise.all(clients.map((client) => healthOf(client, storage, current, damage)));
    return { storage: undefined, datasets };
  } catch (error) {
    if (error instanceof DomainError) return { storage: error.message, datasets: [] };
    throw error;
  }
}

/** Client names are plain; other names below the root are not datasets. */
const isClientName = (name: string) => /^[a-z0-9][a-z0-9_-]{0,62}$/.test(name);

/** Opens the dataset and compares the sizes of all its files: cheap enough to be asked every few seconds. */
async function healthOf(
  client: string,
  storage: DatasetStorage,
  current: (client: string) => Promise<ServedDataset>,
  damage: DamageLog,
): Promise<DatasetHealth> {
  let version: string | undefined;
  try {
    const { manifest, ...dataset } = await current(client);
    version = dataset.version;
    const there = await storage.files(`${client}/${version}`);
    for (const [path, { bytes }] of Object.entries(manifest.files)) {
      const size = there.get(path)?.bytes;
      if (size === undefined) return { client, version, problem: `${path} is missing` };
      if (size !== bytes)
        return { client, version, problem: `${path} has ${size} bytes and should have ${bytes}` };
    }
    return { client, version, problem: damage.of(client, version) };
  } catch (error) {
    if (error instanceof DomainError) return { client, version, problem: error.message };
    throw error;
  }
}
