import { readMedium } from "@stopbank/api/read-medium";
import type { DrawnPicture } from "@stopbank/demo";
import { demoClients } from "@stopbank/demo/clients";
import { pictureOf } from "@stopbank/demo/pictures";
import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { keepMedium } from "@stopbank/store/keep-media";
import { timedStep } from "../progress.ts";

/** A drawn picture, and the medium it has become. */
export interface ReadyPicture {
  readonly picture: DrawnPicture;
  readonly medium: Awaited<ReturnType<typeof readMedium>>;
}

/** So much may the demonstration keep of a client: it fills an empty one. */
const most = { files: 100, bytes: 50_000_000 };

/** Makes media of what was drawn, by the way that every file takes. */
export const readyPictures = (pictures: readonly DrawnPicture[]): Promise<readonly ReadyPicture[]> =>
  timedStep("Keeping the pictures of the demonstration", async () => {
    const ready: ReadyPicture[] = [];
    for (const picture of pictures) ready.push({ picture, medium: await readMedium(picture.bytes) });
    return ready;
  });

/** Keeps pictures for those of the clients whose texts name them. */
export async function seedPictures(
  store: Store,
  clients: readonly Client[],
  pictures: readonly ReadyPicture[],
): Promise<void> {
  for (const { id, clientName } of clients) {
    const texts = JSON.stringify(
      demoClients.find((client) => client.clientName === clientName)?.content ?? [],
    );
    const named = pictures.filter(({ picture }) => texts.includes(`"${pictureOf(picture.name)}"`));
    for (const { picture, medium } of named)
      await keepMedium(
        store,
        id,
        { ...medium, originalName: picture.fileName, alternativeText: picture.alternativeText },
        { most },
      );
  }
}
