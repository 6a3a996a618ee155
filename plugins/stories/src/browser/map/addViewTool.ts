import type { MapTool } from "@stopbank/map/tool";
import type { Get } from "@stopbank/plugin-api";
import { navigation } from "@stopbank/plugin-api/browser";
import { createElement } from "react";
import { addViewPath } from "../../domain/storyAddress.ts";
import { AddViewGlyph } from "./AddViewGlyph.tsx";

/** Narrower windows, in pixels, have no room for one more tool; there the editor's own 'Add step' does the same. */
const roomPx = 640;

/** Asks to which story what the map shows is to be added. */
export async function addViewTool(get: Get): Promise<MapTool> {
  const { go } = await get(navigation);
  return {
    id: "stories.add-view",
    button: {
      label: "Add this view to a story",
      glyph: createElement(AddViewGlyph),
      available: () => window.innerWidth >= roomPx,
    },
    enter({ leave }) {
      go(addViewPath + window.location.search);
      // The map is not waited for: it goes on as it was.
      setTimeout(leave);
      return { hint: { text: "Choose a story for this view." } };
    },
  };
}
