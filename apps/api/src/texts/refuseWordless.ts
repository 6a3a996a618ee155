import { type WordlessMedium, wordlessMedia } from "@stopbank/text-check";
import { wordlessRefusal } from "@stopbank/text-check/refusal";
import type { PublishingCall, TextToPublish } from "./textParts.ts";

/**
 * Holds a text back that whoever does not see or hear would miss something of. Stories say more of theirs (`refuseUnreadyStories`).
 *
 * @throws DomainError `content/not-ready`, with each picture and film.
 */
export async function refuseWordless(
  { asker }: Pick<PublishingCall, "asker">,
  { kind, body }: TextToPublish,
): Promise<void> {
  if (kind === "story") return;
  const found: WordlessMedium[] = [];
  for (const medium of wordlessMedia(body)) {
    if (medium === undefined) await asker.turn();
    else found.push(medium);
  }
  const refusal = wordlessRefusal(found);
  if (refusal !== undefined) throw refusal;
}
