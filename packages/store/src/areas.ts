import { createHash } from "node:crypto";
import type { ClientTransaction } from "./database.ts";

/** A GeoJSON Polygon or MultiPolygon in degrees. Checked by the caller; kept to the last digit. */
export interface AreaGeometry {
  readonly type: "Polygon" | "MultiPolygon";
  readonly coordinates: readonly unknown[];
}

/** sha256 of the geometry in hex: the same area always gets the same id. */
export const areaId = (geometry: AreaGeometry): string =>
  createHash("sha256")
    .update(JSON.stringify([geometry.type, geometry.coordinates]))
    .digest("hex");

/** Saves an area for this client and returns its id. Saving it again changes nothing. */
export async function saveArea(
  tx: ClientTransaction,
  geometry: AreaGeometry,
  createdBy?: string,
): Promise<string> {
  const id = areaId(geometry);
  const { type, coordinates } = geometry;
  await tx
    .insertInto("areas")
    .values({
      client_id: tx.clientId,
      id,
      geometry: JSON.stringify({ type, coordinates }),
      created_by: createdBy ?? null,
    })
    .onConflict((conflict) => conflict.columns(["client_id", "id"]).doNothing())
    .execute();
  return id;
}

/** The area as it was saved, or undefined where this client has none of that id. */
export async function findArea(tx: ClientTransaction, id: string): Promise<AreaGeometry | undefined> {
  const row = await tx
    .selectFrom("areas")
    .select("geometry")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  // Only saveArea writes this column.
  return row?.geometry as AreaGeometry | undefined;
}
