import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateSync, inflate } from "node:zlib";

/** A GeoJSON Polygon or MultiPolygon in degrees. Checked by the caller; kept to the last digit. */
export interface AreaGeometry {
  readonly type: "Polygon" | "MultiPolygon";
  readonly coordinates: readonly unknown[];
}

/** An area in the form it is kept in. Plain values, so that it may be made in another thread. */
export interface PackedArea {
  /** sha256 of the geometry in hex: the same area always gets the same id. */
  readonly id: string;
  /** The geometry's JSON, deflated, in base64: as text, because PGlite takes bytes at a fifth of the speed. */
  readonly packed: string;
}

export function packArea({ type, coordinates }: AreaGeometry): PackedArea {
  const positions = JSON.stringify(coordinates);
  const id = createHash("sha256").update(`["${type}",${positions}]`).digest("hex");
  const json = `{"type":"${type}","coordinates":${positions}}`;
  return { id, packed: deflateSync(json, { level: 3 }).toString("base64") };
}

/** The geometry's JSON. The work is done off the event loop. */
export async function unpackArea(packed: string): Promise<Buffer> {
  // Areas that an older release kept are plain JSON.
  return packed.startsWith("{") ? Buffer.from(packed) : inflated(Buffer.from(packed, "base64"));
}

const inflated = promisify<Buffer, Buffer>(inflate);
