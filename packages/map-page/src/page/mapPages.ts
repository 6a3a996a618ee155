import { token } from "@stopbank/plugin-api";
import { createPageState, type PageState } from "./pageState.ts";

/** The looks of a client's map pages, one for each page. */
export interface MapPages {
  /**
   * @param pageId the name its scene has as well.
   * @returns the same for as long as the client is in use.
   */
  of(pageId: string): PageState;
}

/** Of the shell, one for each client in use: nothing of it is left when another takes over. */
export const mapPages = token<MapPages>("shell.mapPages");

export function createMapPages(): MapPages {
  const pages = new Map<string, PageState>();
  return {
    of(pageId) {
      const former = pages.get(pageId);
      if (former !== undefined) return former;
      const made = createPageState();
      pages.set(pageId, made);
      return made;
    },
  };
}
