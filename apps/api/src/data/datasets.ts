import {
  type ColumnCache,
  createColumnCache,
  currentVersion,
  type DatasetStorage,
  openDataset,
} from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { recently } from "../http/recently.ts";
import { type ServedDataset, serveDataset } from "./servedDataset.ts";

export interface Datasets {
  /**
   * The client's published dataset, the newest at most a second after it was published. Whoever holds one goes on
   * reading it: a version never changes.
   *
   * @throws DomainError `dataset/none-published`, `dataset/corrupt-file`.
   */
  current(clientName: string): Promise<ServedDataset>;
  /** One version, current or not. @throws DomainError `dataset/unknown-version`, `dataset/corrupt-file`. */
  version(clientName: string, version: string): Promise<ServedDataset>;
  /** The clients that have a folder, and what is wrong with their current dataset, if anything is. */
  health(): Promise<readonly DatasetHealth[]>;
}

export interface DatasetHealth {
  readonly client: string;
  readonly version: string | undefined;
  readonly problem: string | undefined;
}

/** How long a new version may go unnoticed. */
const currentTtlMs = 1_000;
/** Opened versions kept at hand; a manifest is all that an idle one holds. */
const versionsKept = 64;

/** The published datasets below a storage's root, opened once each and sharing one budget for their columns. */
export function createDatasets(storage: DatasetStorage, budgetBytes: number): Datasets {
  const cache: ColumnCache = createColumnCache(budgetBytes);
  const published = recently(currentTtlMs, (client) => currentVersion(storage, client));
  const opened = recently(
    Number.POSITIVE_INFINITY,
    async (key) => {
      const [client = "", version = ""] = key.split("/");
      return serveDataset(await openDataset(storage, client, { version, cache }), cache);
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
    health: async () =>
      Promise.all(
        (await storage.list("")).filter(isClientName).map(async (client) => {
          const version = await published(client).catch(() => undefined);
          return { client, version, problem: await problemOf(storage, () => current(client)) };
        }),
      ),
  };
}

/** Client names are plain; other names below the root are not datasets. */
const isClientName = (name: string) => /^[a-z0-9][a-z0-9_-]{0,62}$/.test(name);

/** Opens the dataset and compares the sizes of all its files: cheap enough to be asked every few seconds. */
async function problemOf(
  storage: DatasetStorage,
  open: () => Promise<ServedDataset>,
): Promise<string | undefined> {
  try {
    const { client, version, manifest } = await open();
    for (const [path, { bytes }] of Object.entries(manifest.files)) {
      const size = await storage.size(`${client}/${version}/${path}`);
      if (size === undefined) return `${path} is missing`;
      if (size !== bytes) return `${path} has ${size} bytes and should have ${bytes}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}
