import type { LiveMap } from "../../feature/liveMap.ts";
import { isAbort } from "./isAbort.ts";

/**
 * Draws what is wanted now, whose shapes may have to be fetched first. What was wanted before is not drawn any more once
 * something else is; what failed is tried again with the next change.
 *
 * @param failed said once for each failure, before its reason.
 */
export function drawLatest({ host, setPending }: Pick<LiveMap, "host" | "setPending">, failed: string) {
  let drawn: string | undefined;
  return (key: string, draw: (isWanted: () => boolean) => Promise<void>): void => {
    if (key === drawn) return;
    drawn = key;
    const isWanted = () => drawn === key;
    setPending("outline", true);
    draw(isWanted).then(
      () => {
        if (isWanted()) setPending("outline", false);
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        // The next change tries again, unless it is on its way already.
        if (isWanted()) {
          drawn = undefined;
          setPending("outline", false);
        }
        host.onNotice(`${failed}: ${error instanceof Error ? error.message : "unknown failure"}`, error);
      },
    );
  };
}
