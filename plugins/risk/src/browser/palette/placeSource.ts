import { routes } from "@stopbank/contract/routes";
import type { FoundPlace } from "@stopbank/contract/search";
import { indexLayers } from "@stopbank/map/layer-index";
import { isCascadingIn } from "@stopbank/map-page/layer-names";
import { showFound } from "@stopbank/map-page/show-found";
import type { Get } from "@stopbank/plugin-api";
import { call, type PaletteSearch, scenes, session } from "@stopbank/plugin-api/browser";
import { cameraOver } from "@stopbank/scene/camera-over";
import { setCamera } from "@stopbank/scene/view";
import { toRiskMap } from "./deeds.ts";

/** How close a point is looked at, as the map's own search does. */
const pointZoom = 15;
/** A part of the map that is there on every screen. */
const seenOfMap = { widthPx: 480, heightPx: 360 } as const;

/** Places, addresses and elements by the one search there is: what is chosen is shown on the risk map, and selected where it is an element. */
export async function placeSource(get: Get): Promise<PaletteSearch> {
  const [ask, store, who] = await Promise.all([get(call), get(scenes), get(session)]);
  const show = async (place: FoundPlace) => {
    const layers = await ask(routes.layers, {});
    const scene = store.of("risk");
    scene.apply(
      showFound(place, {
        index: indexLayers(layers),
        isCascading: isCascadingIn(layers),
        selectionTab: "selection",
        maySelect: who.get().status === "signed-in",
      }),
    );
    scene.apply(setCamera(cameraAt(place)), { undoable: false });
    await toRiskMap(get);
  };
  return {
    asksServer: true,
    find: async (text, mostItems, signal) => {
      const found = await ask(routes.searchPlaces, { query: { search_query: text } }, { signal });
      return found.slice(0, mostItems).map((place) => ({
        key: `${place.kind} ${place.title} ${place.detail} ${place.position.join()}`,
        title: place.title,
        detail: place.detail,
        run: () => show(place),
      }));
    },
  };
}

function cameraAt({ position: [longitude, latitude], bounds }: FoundPlace) {
  if (bounds !== undefined) return cameraOver(bounds, seenOfMap);
  return { longitude, latitude, zoom: pointZoom, pitch: 0, bearing: 0 };
}
