import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { isByProviderOf, isOfFamily, live } from "./sessionConditions.ts";

/** A session as its owner, or who administers them, sees it. Nothing in it signs anybody in. */
export interface ListedSession {
  readonly handle: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Null for one that was begun before these were kept. */
  readonly device: string | null;
  readonly network: string | null;
  /** The client that was chosen in it last. */
  readonly rememberedClientId: string | null;
  /** It is of the sign-in that asks. */
  readonly isOwn: boolean;
}

/**
 * A user's live sessions, latest use first.
 *
 * @param askingFamilyId the sign-in that asks, where one does.
 * @param onlyClientId those by this client's own provider alone.
 */
export async function listUserSessions(
  queries: Queries,
  userId: string,
  askingFamilyId?: string,
  onlyClientId?: string,
): Promise<ListedSession[]> {
  return queries
    .selectFrom("bff_sessions")
    .select([
      "handle",
      "created_at as createdAt",
      "last_seen_at as lastSeenAt",
      "device",
      "network",
      "remembered_client_id as rememberedClientId",
      (askingFamilyId === undefined ? sql<boolean>`false` : isOfFamily(askingFamilyId)).as("isOwn"),
    ])
    .where("user_id", "=", userId)
    .where(live)
    .$if(onlyClientId !== undefined, (sessions) => sessions.where(isByProviderOf(String(onlyClientId))))
    .orderBy("last_seen_at", "desc")
    .execute();
}
