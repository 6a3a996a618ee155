import { toggleRegion } from "@stopbank/scene/filtering";
import type { MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import { glyphs } from "../../feature/glyphs.tsx";
import { hoverState } from "../../feature/hoverState.ts";
import type { MapView } from "../../feature/liveMap.ts";
import type { MapTool } from "../../feature/mapTool.ts";

export const regionSource = "regions";
export const regionFill = "region-fill";

/** Takes regions in and out of those looked at by clicks on them. */
export const regionsTool: MapTool = {
  id: "regions",
  button: { label: "Pick regions on the map", glyph: glyphs.regions },
  enter({ view, store, setCursor }) {
    let over: string | undefined;
    const setHover = (region: string, hover: boolean) => {
      if (view.getSource(regionSource) !== undefined)
        view.setFeatureState({ source: regionSource, id: region }, { [hoverState]: hover });
    };
    const hover = (region: string | undefined) => {
      if (region === over) return;
      if (over !== undefined) setHover(over, false);
      over = region;
      if (over !== undefined) setHover(over, true);
      setCursor(over === undefined ? "" : "pointer");
    };
    return {
      hint: { text: "Click regions to look at them." },
      move: (event) => hover(regionAt(view, event)),
      click(event) {
        const region = regionAt(view, event);
        if (region !== undefined) store.apply(toggleRegion(region));
      },
      leave: () => hover(undefined),
    };
  },
};

function regionAt(view: MapView, event: MapMouseEvent | MapTouchEvent): string | undefined {
  if (view.getLayer(regionFill) === undefined) return undefined;
  const [found] = view.queryRenderedFeatures(event.point, { layers: [regionFill] });
  const region: unknown = found?.properties.region;
  return typeof region === "string" ? region : undefined;
}
