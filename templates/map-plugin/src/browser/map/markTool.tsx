import { MapMarkerIcon } from "@blueprintjs/icons";
import type { MapTool } from "@stopbank/map/tool";
import { siteAt } from "../../domain/site.ts";
import { addSite, sitesOf, whyNoMore } from "../../domain/sites.ts";

/** Marks a site at each click. The scene keeps them, so that undo takes the last one back. */
export const markTool: MapTool = {
  id: "sample-sites.mark",
  button: { label: "Mark a site", glyph: <MapMarkerIcon size={20} />, blockedBy: whyNoMore },
  enter: ({ store, say }) => ({
    hint: { text: "Click where a site is." },
    cursor: "crosshair",
    click({ lngLat }) {
      const why = whyNoMore(store.state.scene);
      if (why !== undefined) return say({ text: why, isProblem: true });
      const { lng, lat } = lngLat.wrap();
      store.apply(addSite(siteAt(lng, lat)));
      say({ text: `Site ${sitesOf(store.state.scene).length} marked. Click where the next one is.` });
    },
  }),
};
