import { clearArea } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import { useEffect } from "react";

/**
 * Deletes the area that the reader has drawn when a story opens (STO-08). Undo on their own map brings it back.
 *
 * @param own where the scene is that comes back when the story is left.
 */
export function useNoDrawnArea(own: Pick<SceneStore, "apply">): void {
  useEffect(() => {
    own.apply(clearArea);
  }, [own]);
}
