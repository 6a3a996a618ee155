import { flyMs } from "@stopbank/map/fly-ms";
import type { LiveMap } from "@stopbank/map/live-map";
import type { Scene } from "@stopbank/scene";
import { choiceOf } from "../../domain/choice/choosing.ts";
import type { Priorities } from "../data/createPriorities.ts";
import type { KnownAreas } from "./rankingOf.ts";

/** Selecting an area takes the map this near (PRI-02). */
const selectedZoom = 11;

/**
 * Takes the map to an area when it becomes the selected one, or became it in the table before there was a map, once its outline is there; a
 * link says itself where to look.
 */
export function flyToArea(
  { view }: LiveMap,
  { look, seek }: Pick<Priorities, "look" | "seek">,
  knownAreas: (scene: Scene) => KnownAreas | undefined,
) {
  /** Which area was selected when the map was last where it belongs. */
  let former: { readonly area: string | undefined } | undefined;
  return {
    follow(scene: Scene): void {
      const { area } = choiceOf(scene);
      if (area === undefined || (former === undefined && look.sought !== area)) {
        former = { area };
        return;
      }
      if (former?.area === area) return;
      const bounds = knownAreas(scene)?.shapes?.boundsOf(area);
      // Outlines may come after the choice: it is asked again when they do.
      if (bounds === undefined) return;
      former = { area };
      seek(undefined);
      const [west, south, east, north] = bounds;
      view.flyTo({
        center: [(west + east) / 2, (south + north) / 2],
        zoom: selectedZoom,
        duration: flyMs.toSelected,
      });
    },
  };
}
