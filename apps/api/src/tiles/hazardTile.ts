import { createHash } from "node:crypto";
import { renderHazardTile } from "@stopbank/dataset/raster";
import { DomainError } from "@stopbank/errors";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { StoredBytes } from "../http/sendBytes.ts";
import { keptTileBytes } from "./keptTileBytes.ts";
import type { TileAddress } from "./tileAddress.ts";

/**
 * A scenario's intensity in its legend's colours, drawn once and kept within the process's budget; undefined where
 * nothing would be drawn.
 *
 * @throws DomainError `dataset/unknown-scenario`, `tiles/no-raster`, `dataset/corrupt-file`.
 */
export async function hazardTile(
  dataset: ServedDataset,
  tag: string,
  { z, x, y }: TileAddress,
): Promise<StoredBytes | undefined> {
  const { hazard, scenario } = dataset.directory.scenario(tag);
  if (scenario.raster === undefined)
    throw new DomainError("not-found", "tiles/no-raster", `${scenario.displayName} has no raster.`);
  const bytes = await dataset.keep(`hazard ${tag} ${z} ${x} ${y}`, async () => {
    const grid = await dataset.data.raster(hazard.hazardId, tag);
    const value = renderHazardTile(grid, hazard.legend, z, x, y);
    return { value, bytes: keptTileBytes(value) };
  });
  if (bytes === undefined) return undefined;
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, encoding: "identity", contentType: "image/png", etag: `"${hash}"` };
}
