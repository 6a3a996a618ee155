import type { MapView } from "../../feature/liveMap.ts";
import type { RowState, RowTarget } from "../../rowStates/rowState.ts";

/** Gives elements their states on the map. */
export interface StatePainter {
  /** Codes by row, in the place of those of the same state; the array is kept. */
  paint(target: RowTarget, state: RowState, codes: Uint8Array): void;
  stop(): void;
}

/** @param onPainting told when it begins and when the map has all it was given. */
export function createStatePainter(
  view: Pick<MapView, "setRowStates">,
  onPainting: (isPainting: boolean) => void,
): StatePainter {
  const unpainted = new Map<string, Uint8Array>();
  let isOver = false;
  return {
    paint(target, state, codes) {
      const key = `${state.name} ${target.source}`;
      unpainted.set(key, codes);
      onPainting(true);
      view.setRowStates(target, state, codes, () => {
        if (isOver || unpainted.get(key) !== codes) return;
        unpainted.delete(key);
        onPainting(unpainted.size > 0);
      });
    },
    stop() {
      isOver = true;
    },
  };
}
