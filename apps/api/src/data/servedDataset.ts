import type { Manifest } from "@stopbank/dataset/manifest";
import type { ColumnCache, Dataset } from "@stopbank/dataset/read";
import { createDirectory, type Directory } from "./directory.ts";
import { buildElementLayer, type ElementLayer, elementLayerBytes } from "./elementLayer.ts";

/** A dataset version as the calls use it. */
export interface ServedDataset {
  readonly client: string;
  readonly version: string;
  readonly manifest: Manifest;
  readonly data: Dataset;
  readonly directory: Directory;
  /** @throws DomainError `dataset/unknown-element-type`, `dataset/corrupt-file`. */
  layer(type: string): Promise<ElementLayer>;
  /** Keeps what was worked out from this dataset within the process's budget of bytes. */
  keep<T>(key: string, work: () => Promise<{ readonly value: T; readonly bytes: number }>): Promise<T>;
}

export function serveDataset(data: Dataset, cache: ColumnCache): ServedDataset {
  const { client, version, manifest } = data;
  const directory = createDirectory(manifest);
  const keep: ServedDataset["keep"] = (key, work) =>
    cache.get(["served", client, version, key].join("\0"), work);
  return {
    client,
    version,
    manifest,
    data,
    directory,
    keep,
    layer: async (type) => {
      directory.elementType(type);
      return keep(`layer ${type}`, async () => {
        const value = buildElementLayer(await data.elements(type));
        return { value, bytes: elementLayerBytes(value) };
      });
    },
  };
}
