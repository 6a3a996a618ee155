import { openBand, type StoredBand } from "@stopbank/geo-read/stored-band";
import type { Chunk } from "./chunkPlan.ts";
import { type Coarse, coarseOf } from "./coarse.ts";
import type { GridPlace } from "./gridPlace.ts";
import { type ChunkSums, type SampleTask, sampleChunk } from "./sampleChunk.ts";

/** A raster and all that is to be read of it. Goes to worker threads as it is. */
export interface ReadingJob {
  readonly band: StoredBand;
  readonly grid: GridPlace;
  readonly tasks: readonly SampleTask[];
  /** As many cells a side become one of the coarse copy; absent when none is wanted. */
  readonly coarseBy?: number;
}

export interface ChunkAnswer {
  /** By task. */
  readonly sums: readonly ChunkSums[];
  /** The greatest values of the chunk's cells by blocks of `coarseBy`. */
  readonly coarse?: Coarse;
}

/** Answers chunks of one raster, in whichever thread. */
export interface ChunkReader {
  answer(chunk: Chunk): Promise<ChunkAnswer>;
  close(): Promise<void>;
}

/** @throws DomainError as `openBand`; `answer` throws `import/damaged` for blocks that cannot be decoded. */
export async function openChunkReader({ band, grid, tasks, coarseBy }: ReadingJob): Promise<ChunkReader> {
  const cells = await openBand(band);
  return {
    async answer({ window, elements }) {
      const values = await cells.read(window);
      const sums = tasks.map((task, i) => sampleChunk(task, grid, window, values, elements[i]!));
      return coarseBy === undefined ? { sums } : { sums, coarse: coarseOf(window, values, coarseBy) };
    },
    close: () => cells.close(),
  };
}
