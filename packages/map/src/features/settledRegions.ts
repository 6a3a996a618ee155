import type { Scene } from "@stopbank/scene";
import { debounce } from "@stopbank/ui/debounce";
import type { LiveMap } from "../feature/liveMap.ts";

/** Regions settle this long before anything is asked about them (MAP-26). */
const settleMs = 100;

/** Follows a scene whose regions have settled: while some are being chosen, nothing is asked about them. */
export function onceRegionsSettle(
  { setPending }: Pick<LiveMap, "setPending">,
  follow: (scene: Scene) => void,
): { follow(scene: Scene): void; stop(): void } {
  let settled: Scene["regions"] | undefined;
  let waiting: Scene | undefined;
  const goOn = (scene: Scene) => {
    settle.cancel();
    settled = scene.regions;
    waiting = undefined;
    setPending("regions", false);
    follow(scene);
  };
  const settle = debounce(() => {
    if (waiting !== undefined) goOn(waiting);
  }, settleMs);
  return {
    follow(scene) {
      // What a page begins with, and going back to everywhere, is chosen already.
      const isChosen = settled === undefined || scene.regions === settled || scene.regions.length === 0;
      if (isChosen) return goOn(scene);
      if (waiting?.regions !== scene.regions) settle();
      waiting = scene;
      setPending("regions", true);
    },
    stop: settle.cancel,
  };
}
