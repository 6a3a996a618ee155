import {
  type ColumnCache,
  createColumnCache,
  currentVersion,
  listVersions,
  openDataset,
  publishedVersions,
  storedAt,
} from "@stopbank/dataset/read";
import type { PublishingStorage } from "@stopbank/dataset/storage";
import { replaceCurrent } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { recently } from "../http/recently.ts";
import { createWhileWanted } from "../work/whileWanted.ts";
import { damageLog } from "./damageLog.ts";
import { checkHealth, type Health } from "./datasetHealth.ts";
import { createOlderSearch } from "./olderSearch.ts";
import { type ServedDataset, type ServedParts, serveDataset } from "./servedDataset.ts";

/** A version with the time it was stored here, in milliseconds since 1970. */
export interface PublishedVersion {
  readonly version: string;
  readonly storedMs: number;
}

export interface Datasets {
  /**
   * The client's published dataset, the newest at most a second after it was published. Whoever holds one goes on
   * reading it: a version never changes.
   *
   * @throws DomainError `dataset/none-published`, `dataset/corrupt-file`, `storage/...`.
   */
  current(clientName: string): Promise<ServedDataset>;
  /** Whether anything is published for the client, at most a second ago. @throws DomainError `storage/...`. */
  isPublished(clientName: string): Promise<boolean>;
  /** One version, current or not. @throws DomainError `dataset/unknown-version`, `dataset/corrupt-file`. */
  version(clientName: string, version: string): Promise<ServedDataset>;
  /**
   * The versions that were current once and are kept still, the last published first.
   * @throws DomainError `dataset/corrupt-file`, `storage/...`.
   */
  published(clientName: string): Promise<readonly PublishedVersion[]>;
  /**
   * Every version that is kept as a whole, published or not: those that were current once, the last published first, then
   * the others. Asked anew each time.
   *
   * @throws DomainError `storage/...`.
   */
  kept(clientName: string): Promise<readonly KeptDatasetVersion[]>;
  /**
   * Shows a version that is kept to everybody: here at once, in other processes within a second. Answers under way are finished
   * from the version they began with.
   *
   * @param insteadOf what was current when it was decided; it does not matter without it.
   * @returns what was current before.
   * @throws DomainError `dataset/unknown-version`, `dataset/incomplete`, `dataset/changed-meanwhile`, `storage/...`.
   */
  makeCurrent(clientName: string, version: string, insteadOf?: string): Promise<string>;
  /**
   * What is wrong with the clients' current datasets, and with the place where they lie, if anything is. It costs a listing for
   * each client.
   */
  health(): Promise<Health>;
}

export interface KeptDatasetVersion extends PublishedVersion {
  readonly wasCurrent: boolean;
}

/** How long a new version may go unnoticed. */
const currentTtlMs = 1_000;
/** How long one that was removed may stay in the list of versions, for which every file of each is listed. */
const listTtlMs = 30_000;
/** Opened versions kept at hand; a manifest is all that an idle one holds. */
const versionsKept = 64;

/**
 * The published datasets below a storage's root, opened once each and sharing one budget for their columns.
 *
 * @param fetchedTo a folder of this machine for what has to be fetched whole, where the storage is a bucket, and for search indexes
 *   of datasets that were published without.
 */
export function createDatasets(
  storage: PublishingStorage,
  budgetBytes: number,
  fetchedTo?: string,
): Datasets {
  const cache: ColumnCache = createColumnCache(budgetBytes);
  const damage = damageLog();
  const older = fetchedTo === undefined ? undefined : createOlderSearch(storage.address, fetchedTo);
  const parts: ServedParts = { cache, underWay: createWhileWanted(), older };
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
  // By the current one too: a list from before it was published would lack it.
  const listed = recently(listTtlMs, async (key) => {
    const [client = ""] = key.split("/");
    const versions: PublishedVersion[] = [];
    for (const version of await publishedVersions(storage, client)) {
      const storedMs = await storedAt(storage, client, version);
      // One that was removed just now is not there any more.
      if (storedMs !== undefined) versions.push({ version, storedMs });
    }
    return versions;
  });
  const opened = recently(
    Number.POSITIVE_INFINITY,
    async (key) => {
      const [client = "", version = ""] = key.split("/");
      const options = { version, cache, ...(fetchedTo === undefined ? {} : { fetchedTo }) };
      return serveDataset(damage.watch(await openDataset(storage, client, options)), parts);
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
    const dataset = await opened(`${client}/${version}`);
    prepareSearch(dataset);
    return dataset;
  };
  /** Begins before anybody searches. */
  const prepared = new WeakSet<ServedDataset>();
  const prepareSearch = (dataset: ServedDataset) => {
    if (older === undefined || dataset.manifest.search !== undefined || prepared.has(dataset)) return;
    prepared.add(dataset);
    // Whoever searches is told.
    older.pathOf(dataset).catch(() => undefined);
  };

  return {
    current,
    isPublished: async (client) => (await published(client)) !== undefined,
    version: (client, version) => opened(`${client}/${version}`),
    kept: async (client) => {
      const shown = await publishedVersions(storage, client);
      const others = (await listVersions(storage, client)).filter((version) => !shown.includes(version));
      const versions: KeptDatasetVersion[] = [];
      for (const version of [...shown, ...others]) {
        const storedMs = await storedAt(storage, client, version);
        if (storedMs !== undefined) versions.push({ version, storedMs, wasCurrent: shown.includes(version) });
      }
      return versions;
    },
    makeCurrent: async (client, version, insteadOf) => {
      const before = await replaceCurrent(storage, client, version, insteadOf);
      published.forget(client);
      return before;
    },
    published: async (client) => listed(`${client}/${await published(client)}`),
    health: () => checkHealth(storage, current, damage),
  };
}

const isOutOfReach = (error: unknown) => error instanceof DomainError && error.code.startsWith("storage/");
