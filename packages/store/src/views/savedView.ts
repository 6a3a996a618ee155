import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** A map that somebody has given a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Empty for none. */
  readonly folder: string;
  /** All members of the client see it. */
  readonly isShared: boolean;
  readonly path: string;
  readonly query: string;
  /** Whoever made it; undefined once they have left the client. */
  readonly madeBy: { readonly userId: string; readonly email: string } | undefined;
  readonly madeAt: Date;
  readonly changedAt: Date;
  readonly hasThumbnail: boolean;
}

/** Views of this client that a person sees, deleted ones among them. */
export const viewsSeenBy = (tx: ClientTransaction, userId: string) =>
  tx
    .selectFrom("saved_views")
    .leftJoin("memberships as maker", (join) =>
      join
        .onRef("maker.client_id", "=", "saved_views.client_id")
        .onRef("maker.user_id", "=", "saved_views.made_by"),
    )
    .leftJoin("users", "users.id", "maker.user_id")
    .select([
      "saved_views.id",
      "saved_views.name",
      "saved_views.folder",
      "saved_views.holder_user_id",
      "saved_views.path",
      "saved_views.query",
      "saved_views.made_at",
      "saved_views.changed_at",
      "users.id as maker_id",
      "users.email as maker_email",
      sql<boolean>`saved_views.thumbnail is not null`.as("has_thumbnail"),
    ])
    .where("saved_views.client_id", "=", tx.clientId)
    .where((where) =>
      where.or([
        where("saved_views.holder_user_id", "is", null),
        where("saved_views.holder_user_id", "=", userId),
      ]),
    );

type ViewRow = Awaited<ReturnType<ReturnType<typeof viewsSeenBy>["executeTakeFirstOrThrow"]>>;

export const viewOf = (row: ViewRow): SavedView => ({
  id: row.id,
  name: row.name,
  folder: row.folder,
  isShared: row.holder_user_id === null,
  path: row.path,
  query: row.query,
  madeBy:
    row.maker_id === null || row.maker_email === null
      ? undefined
      : { userId: row.maker_id, email: row.maker_email },
  madeAt: row.made_at,
  changedAt: row.changed_at,
  hasThumbnail: row.has_thumbnail,
});
