import type { SceneStore } from "@stopbank/scene/store";
import { subscribe } from "valtio/vanilla";
import type { PageState } from "../page/pageState.ts";

/**
 * Lends a page's map and panels to a tutorial. The reader's own scene, undo history, dialogs and sheet come back whatever ends it; a
 * page that is loaded anew meanwhile has them by its address.
 *
 * @param onTaken the reader took the page back: by going back to another place, say.
 * @returns gives it back.
 */
export function lendPage(store: SceneStore, page: PageState, onTaken: () => void): () => void {
  const look = page.keepLook();
  store.lend();
  const stop = subscribe(store.state, () => {
    if (!store.state.isLent) onTaken();
  });
  return () => {
    stop();
    store.takeBack();
    page.bringBack(look);
  };
}
