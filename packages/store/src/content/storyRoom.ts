import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** What readers fetch at once: so many stories one client publishes, and so many bytes of them in all. */
export const storyRoom = { stories: 200, bytes: 8 * 1_048_576 } as const;

/** This client's stories that are read, without what they say. */
export async function listStoryTitles(
  tx: ClientTransaction,
): Promise<readonly { readonly name: string; readonly version: number; readonly title: string }[]> {
  const stories = await latestStories(tx)
    .select(["name", "version", sql<string | null>`body ->> 'title'`.as("title")])
    .execute();
  return stories.flatMap(({ title, ...story }) => (title === null ? [] : [{ ...story, title }]));
}

/**
 * Sees that a story which was kept in this transaction has room beside the others.
 *
 * @throws DomainError `stories/no-room`.
 */
export async function checkStoryRoom(
  tx: ClientTransaction,
  room: typeof storyRoom = storyRoom,
): Promise<void> {
  const { stories, bytes } = await tx
    .selectFrom(
      latestStories(tx)
        .select(["name", sql<number>`octet_length(body::text)`.as("bytes"), "body"])
        .as("story"),
    )
    .select([sql<number>`count(*)::int`.as("stories"), sql<number>`coalesce(sum(bytes), 0)::int`.as("bytes")])
    .where(sql<boolean>`body <> 'null'::jsonb`)
    .executeTakeFirstOrThrow();
  if (stories <= room.stories && bytes <= room.bytes) return;
  const mebibytes = (count: number) => (count / 1_048_576).toFixed(1);
  throw new DomainError(
    "conflict",
    "stories/no-room",
    stories > room.stories
      ? `There are ${room.stories} stories, which is as many as there is room for. Withdraw one first.`
      : `With this one the stories take ${mebibytes(bytes)} MB, and there is room for ${mebibytes(room.bytes)} MB. Shorten it, or withdraw another first.`,
    { stories, bytes },
  );
}

const latestStories = (tx: ClientTransaction) =>
  tx
    .selectFrom("client_content")
    .distinctOn(["name"])
    .where("client_id", "=", tx.clientId)
    .where("kind", "=", "story")
    .orderBy("name")
    .orderBy("version", "desc");
