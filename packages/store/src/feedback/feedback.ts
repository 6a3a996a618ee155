import type { ClientTransaction, FeedbackKind, FeedbackState } from "../engine/database.ts";

export type { FeedbackKind, FeedbackState } from "../engine/database.ts";

/** What somebody tells the organisation. */
export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** What was on their map, by name. */
  readonly layers: readonly string[];
  /** Where an answer may go, as they gave it. */
  readonly email?: string | undefined;
  /** Absent for a visitor. */
  readonly userId?: string | undefined;
  /** Where they were, from the path on. */
  readonly page?: string | undefined;
  /** The failure that it is about, as Sentry numbers them. */
  readonly eventId?: string | undefined;
  readonly picture?: FeedbackPicture | undefined;
}

/** A picture that we have drawn anew from the one that was sent. */
export interface FeedbackPicture {
  /** Ours. */
  readonly name: string;
  /** What it was called where it came from. */
  readonly givenName: string;
  readonly bytes: Uint8Array;
}

export interface KeptFeedback extends Omit<NewFeedback, "picture"> {
  readonly id: string;
  readonly state: FeedbackState;
  readonly createdAt: Date;
  readonly picture?: Omit<FeedbackPicture, "bytes">;
}

/** Keeps a message for this client. @returns its id. */
export async function saveFeedback(tx: ClientTransaction, feedback: NewFeedback): Promise<string> {
  const { kind, text, layers, email, userId, page, eventId, picture } = feedback;
  const { id } = await tx
    .insertInto("feedback")
    .values({
      client_id: tx.clientId,
      kind,
      text,
      layers: JSON.stringify(layers),
      email: email ?? null,
      user_id: userId ?? null,
      page: page ?? null,
      event_id: eventId ?? null,
      picture: picture?.bytes ?? null,
      picture_name: picture?.name ?? null,
      picture_given_name: picture?.givenName ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** This client's latest messages, newest first, without the bytes of their pictures. */
export async function listFeedback(tx: ClientTransaction, limit: number): Promise<KeptFeedback[]> {
  const rows = await keptRows(tx).orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
  return rows.map(keptOf);
}

/** One message of this client's, without the bytes of its picture. */
export async function findFeedback(tx: ClientTransaction, id: string): Promise<KeptFeedback | undefined> {
  const row = await keptRows(tx).where("id", "=", id).executeTakeFirst();
  return row && keptOf(row);
}

/** Messages of this client without the bytes of their pictures. */
export const keptRows = (tx: ClientTransaction) =>
  tx
    .selectFrom("feedback")
    .select(["id", "kind", "text", "layers", "email", "user_id", "page", "event_id", "state", "created_at"])
    .select(["picture_name", "picture_given_name"])
    .where("client_id", "=", tx.clientId);

type KeptRow = Awaited<ReturnType<ReturnType<typeof keptRows>["executeTakeFirstOrThrow"]>>;

export const keptOf = (row: KeptRow): KeptFeedback => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  layers: row.layers,
  email: row.email ?? undefined,
  userId: row.user_id ?? undefined,
  page: row.page ?? undefined,
  eventId: row.event_id ?? undefined,
  state: row.state,
  createdAt: row.created_at,
  ...(row.picture_name === null
    ? {}
    : { picture: { name: row.picture_name, givenName: row.picture_given_name ?? "" } }),
});

/** The bytes of a message's picture, where this client has such a message and it has one. */
export async function readFeedbackPicture(
  tx: ClientTransaction,
  id: string,
): Promise<Uint8Array | undefined> {
  const row = await tx
    .selectFrom("feedback")
    .select("picture")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.picture ?? undefined;
}

/**
 * Says how far a message has come.
 *
 * @returns how far it had come before; undefined where this client has no such message.
 */
export async function setFeedbackState(
  tx: ClientTransaction,
  id: string,
  state: FeedbackState,
): Promise<FeedbackState | undefined> {
  const before = await tx
    .selectFrom("feedback")
    .select("state")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (before !== undefined && before.state !== state)
    await tx
      .updateTable("feedback")
      .set({ state })
      .where("client_id", "=", tx.clientId)
      .where("id", "=", id)
      .execute();
  return before?.state;
}
