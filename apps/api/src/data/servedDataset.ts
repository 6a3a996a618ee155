import type { Manifest } from "@stopbank/dataset/manifest";
import type { ColumnCache, Dataset, ElementColumns, Sized } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import type { Waiter } from "../work/inTurns.ts";
import type { WhileWanted } from "../work/whileWanted.ts";
import { createDirectory, type Directory } from "./directory.ts";
import type { OlderSearch } from "./olderSearch.ts";
import {
  costAttributes,
  type ServedLayer,
  type SharedIndex,
  servedLayer,
  sharedLayerBytes,
  shareLayer,
} from "./servedLayer.ts";

/** A dataset version as the calls use it. */
export interface ServedDataset {
  readonly client: string;
  readonly version: string;
  readonly manifest: Manifest;
  readonly data: Dataset;
  readonly directory: Directory;
  /**
   * @param columns what is read besides geometry, metric and costs; default everything.
   * @throws DomainError `dataset/unknown-element-type`, `dataset/corrupt-file`.
   */
  layer(type: string, columns?: ElementColumns): Promise<ServedLayer>;
  /**
   * Where the search index lies on this machine; undefined where nothing has a name.
   *
   * @throws DomainError `dataset/corrupt-file`, `search/not-built`, and those of {@link OlderSearch} for data of before there was a search.
   */
  searchFile(): Promise<string | undefined>;
  /** Keeps what was worked out from this dataset within the process's budget of bytes. */
  keep<T>(key: string, work: () => Promise<Sized<T>>): Promise<T>;
  /**
   * Keeps what takes long to work out, once for all who ask meanwhile: it ends when the last of them has gone, and begins anew for who
   * asks after that. Whoever has gone gets `work/gone` at once.
   *
   * @param work is given the caller it is begun for, with turns of whoever waits for it and a signal that says that nobody does any more.
   */
  keepWhileWanted<T, A extends Waiter>(
    key: string,
    asker: A,
    work: (asker: A) => Promise<Sized<T>>,
  ): Promise<T>;
}

/** What all datasets of a process share. */
export interface ServedParts {
  readonly cache: ColumnCache;
  /** Beside the cache: a version that was opened anew while work for it is under way goes on with the same work. */
  readonly underWay: WhileWanted<unknown>;
  /** Absent where no place was named for indexes of datasets that have none. */
  readonly older?: OlderSearch | undefined;
}

export function serveDataset(data: Dataset, { cache, underWay, older }: ServedParts): ServedDataset {
  const { client, version, manifest } = data;
  const directory = createDirectory(manifest);
  const ownKey = (key: string) => ["served", client, version, key].join("\0");
  const keep: ServedDataset["keep"] = (key, work) => cache.get(ownKey(key), work);
  const keepWhileWanted = <T, A extends Waiter>(
    key: string,
    asker: A,
    work: (asker: A) => Promise<Sized<T>>,
  ) =>
    underWay.run(ownKey(key), asker, (wanted) =>
      keep(key, () => work({ ...asker, ...wanted })),
    ) as Promise<T>;
  return {
    client,
    version,
    manifest,
    data,
    directory,
    searchFile: async () => {
      if (manifest.search !== undefined) return data.searchFile();
      if (older === undefined) throw notBuilt();
      return older.pathOf(data);
    },
    keep,
    keepWhileWanted,
    layer: async (type, columns) => {
      const attributes = costAttributes(directory.elementType(type));
      const shared = await keep(`layer ${type}`, async () => {
        const value = shareLayer(await data.elements(type, { attributes, regions: [] }));
        return { value, bytes: sharedLayerBytes(value) };
      });
      const sharedIndex: SharedIndex = (make) =>
        keep(`shared index ${type}`, async () => ({ value: make(), bytes: sharedLayerBytes(shared) }));
      return servedLayer(shared, await data.elements(type, columns), sharedIndex);
    },
  };
}

const notBuilt = () =>
  new DomainError(
    "not-found",
    "search/not-built",
    "This data was published before it could be searched. Ask an administrator to import it again.",
  );
