import type { KeptMap } from "@stopbank/map/kept-map";
import { token } from "@stopbank/plugin-api";
import { createPageState, type PageState } from "./pageState.ts";

/** What outlives the visits of a client's map pages: the look of each, and the one map all of them show. */
export interface MapPages {
  /**
   * @param pageId the name its scene has as well.
   * @returns the same for as long as the client is in use.
   */
  of(pageId: string): PageState;
  /** The map that pages are shown on one after the other: made for the first of them, the same for those after it. */
  readonly keepMap: (make: () => KeptMap) => KeptMap;
  /** The client is left: the map goes, with its canvas and what it holds. */
  leave(): void;
}

/** Of the shell, one for each client in use: nothing of it is left when another takes over. */
export const mapPages = token<MapPages>("shell.mapPages");

export function createMapPages(): MapPages {
  const pages = new Map<string, PageState>();
  let kept: KeptMap | undefined;
  return {
    of(pageId) {
      const former = pages.get(pageId);
      if (former !== undefined) return former;
      const made = createPageState();
      pages.set(pageId, made);
      return made;
    },
    keepMap(make) {
      kept ??= make();
      return kept;
    },
    leave() {
      kept?.destroy();
      kept = undefined;
    },
  };
}
