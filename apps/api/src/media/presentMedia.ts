import { access } from "node:fs/promises";
import { join } from "node:path";
import { readMediaName } from "@stopbank/contract/media-name";
import type { Store } from "@stopbank/store";
import { installationMediaAmong, mediaAmong } from "@stopbank/store/media-among";
import { shippedMedia } from "./shippedMedia.ts";

/** Which of these media the readers of a client's texts find: its own, the installation's, and those that come with the program. */
export async function presentMedia(
  store: Store,
  clientId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = await store.withClient(clientId, (tx) => mediaAmong(tx, names));
  const present = new Set([...own, ...(await installationMediaAmong(store.shared, names))]);
  // What is no name of a medium may lead out of the folder.
  const others = names.filter((name) => !present.has(name) && readMediaName(name) !== undefined);
  for (const name of others) if (await isShipped(name)) present.add(name);
  return present;
}

const isShipped = (name: string): Promise<boolean> =>
  access(join(shippedMedia, name)).then(
    () => true,
    () => false,
  );
