import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Hazard, RasterFile } from "@stopbank/dataset/manifest";
import { type CoastCut, renderHazardTile } from "@stopbank/dataset/raster";
import type { HazardGrid } from "@stopbank/dataset/read";
import { contourTile } from "@stopbank/dataset/tiles";
import { DomainError } from "@stopbank/errors";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import { coastCut } from "./coastCut.ts";
import { keptTileBytes } from "./keptTileBytes.ts";
import type { TileAddress } from "./tileAddress.ts";

/**
 * A scenario's intensity in its legend's colours, cut at the coast, drawn once and kept within the process's budget; undefined where
 * nothing would be drawn.
 *
 * @throws DomainError `dataset/unknown-scenario`, `tiles/no-raster`, `dataset/corrupt-file`.
 */
export async function hazardTile(
  dataset: ServedDataset,
  tag: string,
  address: TileAddress,
): Promise<StoredBytes | undefined> {
  const { z, x, y } = address;
  const bytes = await drawnOnce(dataset, "hazard", tag, address, (grid, { legend }, coast) =>
    renderHazardTile(grid, legend, z, x, y, { coast }),
  );
  return bytes && { bytes, encoding: "identity", contentType: "image/png", etag: etagOf(bytes) };
}

/** Its lines of equal intensity, likewise. @throws DomainError as `hazardTile`. */
export async function hazardContours(
  dataset: ServedDataset,
  tag: string,
  address: TileAddress,
): Promise<StoredBytes | undefined> {
  const bytes = await drawnOnce(dataset, "contours", tag, address, (grid, { legend }, coast) => {
    const tile = contourTile(grid, legend, address, coast);
    return tile && gzipSync(tile);
  });
  const contentType = "application/vnd.mapbox-vector-tile";
  return bytes && { bytes, encoding: "gzip", contentType, etag: etagOf(bytes) };
}

async function drawnOnce(
  dataset: ServedDataset,
  what: "hazard" | "contours",
  tag: string,
  address: TileAddress,
  draw: (grid: HazardGrid, hazard: Hazard, coast: CoastCut | undefined) => Uint8Array | undefined,
): Promise<Uint8Array | undefined> {
  const { hazard, scenario } = dataset.directory.scenario(tag);
  const raster: RasterFile | undefined = scenario.raster;
  if (raster === undefined)
    throw new DomainError("not-found", "tiles/no-raster", `${scenario.displayName} has no raster.`);
  return dataset.keep(`${what} ${tag} ${address.z} ${address.x} ${address.y}`, async () => {
    const grid = await dataset.data.raster(hazard.hazardId, tag);
    const value = draw(grid, hazard, await coastCut(dataset, raster, address));
    return { value, bytes: keptTileBytes(value) };
  });
}

const etagOf = (bytes: Uint8Array) =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
