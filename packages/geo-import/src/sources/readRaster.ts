import { existsSync } from "node:fs";
import type { RasterGrid } from "@stopbank/dataset/raster";
import { bandFile } from "@stopbank/geo-read/band-file";
import type { CoarseGrid } from "@stopbank/geo-read/coarse-file";
import { atLongitudesOf } from "@stopbank/geo-read/longitudes";
import type { RasterFacts } from "@stopbank/geo-read/raster-facts";
import { coarserBy, warpedGrid } from "@stopbank/geo-read/warped-grid";
import { hashOfFile, hashOfGeometry } from "../cache/contentHash.ts";
import { groundOf } from "../cells/groundOf.ts";
import type { SamplingEntry } from "../description/hazards.ts";
import {
  type GridSamples,
  needsGround,
  type RasterRule,
  type RasterSampling,
  sampleRaster,
  type Wanted,
} from "../sampling/sampleRaster.ts";
import type { ReadAhead, ReadingContext } from "./hazardSource.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** One scenario's raster, read. */
export interface RasterReading {
  /** By element type. */
  readonly samples: ReadonlyMap<string, GridSamples>;
  /** What the map shows, worked out when asked; absent when it is not wanted. */
  readonly map?: () => Promise<RasterGrid>;
}

/**
 * Reads a raster once for all layers and the map, or takes from the cache what came of the same bytes, shapes and
 * rule before.
 */
export async function readRaster(
  facts: RasterFacts,
  plan: ScenarioPlan,
  layers: ReadAhead["layers"],
  withMap: boolean,
  { cache, signal, say }: ReadingContext,
): Promise<RasterReading> {
  const { crs, noData, masking, left, top, cellWidth, cellHeight, width, height } = facts;
  const maskFile = `${facts.input.path}.msk`;
  const place = { left, top, cellWidth, cellHeight, width, height };
  const raster =
    cache === undefined
      ? undefined
      : {
          bytes: await hashOfFile(facts.input.path),
          ...(masking === "mask" && existsSync(maskFile) && { mask: await hashOfFile(maskFile) }),
          ...{ band: plan.band, crs, noData: String(noData), place, units: facts.units[plan.band - 1] },
        };
  const samples = new Map<string, GridSamples>();
  const missing: { type: string; key: unknown; wanted: () => Promise<Wanted> }[] = [];
  for (const { indexed, sampling } of layers) {
    const { layer } = indexed;
    const { type } = layer.entry;
    const rule = rasterSampling(sampling, plan);
    const key = { raster, shapes: raster && hashOfGeometry(layer.table.geometry), rule };
    const before = cache?.get(key)?.columns;
    if (before?.value instanceof Float64Array && before.isWithin instanceof Uint8Array)
      samples.set(type, { value: before.value, isWithin: before.isWithin });
    else
      missing.push({
        type,
        key,
        async wanted() {
          const geometry = atLongitudesOf(facts, await layer.geometryIn(crs));
          const isMeasured = needsGround(geometry.kind, rule);
          return { geometry, sampling: rule, ...(isMeasured && { ground: await groundOf(crs, geometry) }) };
        },
      });
  }
  const mapKey = { raster, map: "max" };
  const knownMap = withMap ? mapFrom(cache?.get(mapKey)) : undefined;
  const by = withMap && knownMap === undefined ? coarserBy(facts) : undefined;
  if (layers.length > 0 && missing.length === 0) say?.(`${plan.name} is as it was: taken from the cache`);
  let coarse: CoarseGrid | undefined;
  if (missing.length > 0 || by !== undefined) {
    const file = await bandFile(facts, plan.band);
    try {
      const wanted: Wanted[] = [];
      for (const each of missing) wanted.push(await each.wanted());
      const found = await sampleRaster(facts, file.band, wanted, {
        ...(by === undefined ? {} : { coarseBy: by }),
        ...(signal === undefined ? {} : { signal }),
      });
      missing.forEach(({ type, key }, i) => {
        const { value, isWithin } = found.samples[i]!;
        samples.set(type, { value, isWithin });
        cache?.put(key, { about: null, columns: { value, isWithin } });
      });
      if (found.coarse !== undefined && by !== undefined) coarse = { by, ...found.coarse };
    } finally {
      file.close();
    }
  }
  if (!withMap) return { samples };
  return {
    samples,
    async map() {
      if (knownMap !== undefined) return knownMap;
      const grid = await warpedGrid(facts, {
        band: plan.band,
        resampling: "max",
        ...(coarse === undefined ? {} : { coarse }),
      });
      const { data, ...about } = grid;
      cache?.put(mapKey, { about: { ...about, noData: undefined }, columns: { data } });
      return grid;
    },
  };
}

/** How a scenario's cells are read, in their own unit. */
export function rasterSampling(
  { rule, cells = "coverage", above }: SamplingEntry,
  { scale }: ScenarioPlan,
): RasterSampling {
  // Cells are compared as they are stored.
  const least = above === undefined ? {} : { above: above / scale };
  return { rule: rule as RasterRule, cells, ...least };
}

function mapFrom(entry: ReturnType<NonNullable<ReadingContext["cache"]>["get"]>): RasterGrid | undefined {
  const data = entry?.columns.data;
  if (!(data instanceof Float32Array)) return undefined;
  return { ...(entry!.about as Omit<RasterGrid, "data">), data };
}
