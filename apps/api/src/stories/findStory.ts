import type { Store } from "@stopbank/store";
import { findContent, type KeptContent } from "@stopbank/store/client-content";

/** The version of a story that people read; undefined where there is none, or none any more. */
export async function findStory(
  store: Pick<Store, "withClient">,
  clientId: string,
  storyId: string,
): Promise<KeptContent | undefined> {
  const kept = await store.withClient(clientId, (tx) => findContent(tx, { kind: "story", name: storyId }));
  // Withdrawn, it is there without a body.
  return kept?.body === null ? undefined : kept;
}
