import {
  type ColumnCache,
  createColumnCache,
  currentVersion,
  type DatasetStorage,
  openDataset,
} from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { recently } from "../http/recently.ts";
import { damageLog } from "./damageLog.ts";
import { checkHealth, type Health } from "./datasetHealth.ts";
import { type ServedDataset, serveDataset } from "./servedDataset.ts";

export interface Datasets {
  /**
   * The client's published dataset, the newest at most a second after it was published. Whoever holds one goes on
   * reading it: a version never changes.
   *
   * @throws DomainError `dataset/none-published`, `dataset/corrupt-file`, `storage/...`.
   */
  current(clientName: string): Promise<ServedDataset>;
  /** One version, current or not. @throws DomainError `dataset/unknown-version`, `dataset/corrupt-file`. */
  version(clientName: string, version: string): Promise<ServedDataset>;
  /**
   * What is wrong with the clients' current datasets, and with the place where they lie, if anything is. It costs a listing for
   * each client.
   */
  health(): Promise<Health>;
}

/** How long a new version may go unnoticed. */
const currentTtlMs = 1_000;
/** Opened versions kept at hand; a manifest is all that an idle one holds. */
const versionsKept = 64;

/** The published datasets below a storage's root, opened once each and sharing one budget for their columns. */
export function createDatasets(storage: DatasetStorage, budgetBytes: number): Datasets {
  const cache: ColumnCache = createColumnCache(budgetBytes);
  const damage = damageLog();
  const lastKnown = new Map<string, string>();
  const published = recently(currentTtlMs, async (client) => {
    try {
      const version = await currentVersion(storage, client);
      if (version === undefined) lastKnown.delete(client);
      else lastKnown.set(client, version);
      return version;
    } catch (error) {
      // While an object store is out of reach, what was last published is served from memory.
      const version = lastKnown.get(client);
      if (version !== undefined && isOutOfReach(error)) return version;
      throw error;
    }
  });
  const opened = recently(
    Number.POSITIVE_INFINITY,
    async (key) => {
      const [client = "", version = ""] = key.split("/");
      return serveDataset(damage.watch(await openDataset(storage, client, { version, cache })), cache);
    },
    versionsKept,
  );

  const current = async (client: string): Promise<ServedDataset> => {
    const version = await published(client);
    if (version === undefined)
      throw new DomainError(
        "not-found",
        "dataset/none-published",
        "Nothing is published for this organisation yet.",
        { client },
      );
    return opened(`${client}/${version}`);
  };

  return {
    current,
    version: (client, version) => opened(`${client}/${version}`),
    health: () => checkHealth(storage, current, damage),
  };
}

const isOutOfReach = (error: unknown) => error instanceof DomainError && error.code.startsWith("storage/");
