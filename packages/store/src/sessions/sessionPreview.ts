import type { Queries, SessionPreview } from "../engine/database.ts";
import { sessionIdHash } from "./sessionSecrets.ts";

/** From now on the session shows a client as a member of it sees it; without a preview, as it is for its person. */
export async function setSessionPreview(
  queries: Queries,
  id: string,
  preview: SessionPreview | undefined,
): Promise<void> {
  const hash = sessionIdHash(id);
  if (hash === undefined) return;
  await queries
    .updateTable("bff_sessions")
    .set({ preview: preview === undefined ? null : JSON.stringify(preview) })
    .where("id_hash", "=", hash)
    .execute();
}
