import { randomBytes } from "node:crypto";
import type { Store } from "@stopbank/store";
import { takenMediaRoom } from "@stopbank/store/client-media";
import { keepMedium } from "@stopbank/store/keep-media";
import { listMedia, listMediaUses } from "@stopbank/store/media-list";

const times = 20;
const most = { files: 1e6, bytes: 1e12 };

/** What a page of the library costs where a client has so many media. */
export async function measureMediaList(store: Store, clientId: string, media: number): Promise<void> {
  const { files } = await store.withClient(clientId, takenMediaRoom);
  for (let count = files; count < media; count++) {
    const bytes = randomBytes(16);
    await keepMedium(
      store,
      clientId,
      {
        name: `${bytes.toString("hex")}.vtt`,
        ...{ originalName: "x", alternativeText: "", sizes: new Map([[0, bytes]]) },
      },
      { most },
    );
  }
  const tookMs: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await store.withClient(clientId, async (tx) => {
      const { items } = await listMedia(tx, {}, undefined, 60);
      await listMediaUses(
        tx,
        items.map(({ name }) => name),
      );
      await takenMediaRoom(tx);
    });
    tookMs.push(performance.now() - began);
  }
  tookMs.sort((one, other) => one - other);
  console.log(
    `a page of the library of ${media} media with where each is used: ${tookMs[times / 2]?.toFixed(1)} ms, the median of ${times}`,
  );
}
