import type { Dataset } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";

export interface DamageLog {
  /** The same dataset; what its reads find wrong is noted. */
  watch(dataset: Dataset): Dataset;
  /** The sentence on the file that was last found wrong, for as long as it may still be. */
  of(client: string, version: string): string | undefined;
}

/** A file may be restored: what nobody stumbled over for so long is told no more. */
const rememberedMs = 10 * 60_000;

/**
 * Sizes show what is missing or cut short; an altered byte shows only to whoever reads it. What reading finds is kept
 * here for readiness to tell.
 */
export function damageLog(): DamageLog {
  const found = new Map<string, { readonly sentence: string; readonly atMs: number }>();
  return {
    watch(dataset) {
      const { client, version } = dataset;
      const noting = async <T>(read: Promise<T>): Promise<T> => {
        try {
          return await read;
        } catch (error) {
          if (error instanceof DomainError && error.code === "dataset/corrupt-file")
            found.set(`${client}/${version}`, { sentence: error.message, atMs: performance.now() });
          throw error;
        }
      };
      return {
        ...dataset,
        elements: (...about) => noting(dataset.elements(...about)),
        exposure: (...about) => noting(dataset.exposure(...about)),
        damage: (...about) => noting(dataset.damage(...about)),
        tile: (...about) => noting(dataset.tile(...about)),
        raster: (...about) => noting(dataset.raster(...about)),
        searchFile: () => noting(dataset.searchFile()),
        regions: (...about) => noting(dataset.regions(...about)),
      };
    },
    of(client, version) {
      const noted = found.get(`${client}/${version}`);
      return noted !== undefined && performance.now() - noted.atMs < rememberedMs
        ? noted.sentence
        : undefined;
    },
  };
}
