import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { claimArea } from "./areas.ts";

/** An area that a person has given a name. */
export interface NamedArea {
  readonly areaId: string;
  readonly name: string;
  readonly namedAt: Date;
}

/** What one person may name within one client. */
export const mostNamedAreas = 200;

/** A person's named areas within this client, by name. */
export const listNamedAreas = (tx: ClientTransaction, ownerUserId: string): Promise<NamedArea[]> =>
  tx
    .selectFrom("named_areas")
    .select(["area_id as areaId", "name", "named_at as namedAt"])
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .orderBy(sql`lower(name)`)
    .orderBy("area_id")
    .execute();

/**
 * Gives an area this person's name for it, in place of the one it had.
 *
 * @throws DomainError `area/unknown` where the client keeps none of that id, `area/named-too-many`.
 */
export async function nameArea(
  tx: ClientTransaction,
  ownerUserId: string,
  { areaId, name }: Pick<NamedArea, "areaId" | "name">,
): Promise<void> {
  if (!(await claimArea(tx, areaId, ownerUserId)))
    throw new DomainError("not-found", "area/unknown", "There is no kept area of that id. Draw it again.");
  const others = await tx
    .selectFrom("named_areas")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("area_id", "!=", areaId)
    .executeTakeFirstOrThrow();
  if (others.count >= mostNamedAreas)
    throw new DomainError(
      "conflict",
      "area/named-too-many",
      `You have named ${mostNamedAreas} areas, which is as many as there is room for. Delete one of them first.`,
    );
  await tx
    .insertInto("named_areas")
    .values({ client_id: tx.clientId, owner_user_id: ownerUserId, area_id: areaId, name })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "owner_user_id", "area_id"]).doUpdateSet({ name }),
    )
    .execute();
}

/** Takes this person's name from an area. The area stays for as long as any that is kept. */
export async function forgetNamedArea(
  tx: ClientTransaction,
  ownerUserId: string,
  areaId: string,
): Promise<void> {
  await tx
    .deleteFrom("named_areas")
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("area_id", "=", areaId)
    .execute();
}
