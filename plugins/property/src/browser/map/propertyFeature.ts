import type { ElementFeature } from "@stopbank/contract/elements";
import { routes } from "@stopbank/contract/routes";
import type { MapFeature, RunningFeature } from "@stopbank/map/feature";
import { flyMs } from "@stopbank/map/fly-ms";
import { sourceOf } from "@stopbank/map/sources";
import type { Get } from "@stopbank/plugin-api";
import { call } from "@stopbank/plugin-api/browser";
import type { FeatureCollection, Geometry } from "geojson";
import { type ChosenProperty, chooseProperty, chosenIn } from "../../domain/chosenProperty.ts";

const chosenSource = "property:chosen";
const allSource = "property:all";
const fill = "property:fill";

/** A property needs what lies around it. */
const closestZoom = 17;
/** So many pixels stay around it: what is larger than a map has no room moves none, so of a small one a quarter. */
const mostAroundPx = 120;
const roomAround = ({ clientWidth, clientHeight }: HTMLElement): number =>
  Math.min(mostAroundPx, Math.min(clientWidth, clientHeight) / 4);
const nothing: FeatureCollection = { type: "FeatureCollection", features: [] };

export interface PropertyCalls {
  /** The element layer whose elements are properties; undefined where nobody has set it up. */
  layerOf(): Promise<string | undefined>;
  geometryOf(property: ChosenProperty, signal: AbortSignal): Promise<ElementFeature>;
}

/** The properties of the client as thin outlines that can be clicked on, and the one that is looked at, which the map goes to. */
export async function propertyFeature(get: Get): Promise<MapFeature> {
  const ask = await get(call);
  return featureWith({
    layerOf: () =>
      ask(routes.propertyExplorerConfig, {}).then(
        ({ asset_type }) => asset_type,
        // The page says why.
        () => undefined,
      ),
    geometryOf: ({ type, id }, signal) =>
      ask(routes.elementGeometry, { params: { type, asset_id: id } }, { signal }),
  });
}

export const featureWith = (calls: PropertyCalls): MapFeature => ({
  id: "property",
  styledBy: ["extensions"],
  start: (live) => run(live, calls),
});

type LiveMap = Parameters<MapFeature["start"]>[0];

function run(live: LiveMap, { layerOf, geometryOf }: PropertyCalls): RunningFeature {
  const { store, index, view, host, origin } = live;
  let layer: string | undefined;
  let followed: string | undefined;
  let isFirst = true;
  let flight = new AbortController();
  const whole = new AbortController();
  void layerOf().then((type) => {
    if (whole.signal.aborted || type === undefined || !index.elements.has(type)) return;
    layer = type;
    live.restyle();
  });

  const show = async (property: ChosenProperty, isFromLink: boolean, signal: AbortSignal) => {
    const feature = await geometryOf(property, signal);
    if (signal.aborted) return;
    const { geometry, bbox } = feature;
    live.setData(chosenSource, {
      type: "FeatureCollection",
      features: [{ type: "Feature", properties: {}, geometry: geometry as Geometry }],
    });
    const [west = 0, south = 0, east = 0, north = 0] = bbox;
    // A link already says where to look.
    if (!isFromLink)
      view.fitBounds([west, south, east, north], {
        padding: roomAround(view.getContainer()),
        maxZoom: closestZoom,
        duration: flyMs.toSelected,
      });
  };

  return {
    sources: () => {
      const tiles = layer === undefined ? undefined : index.elements.get(layer)?.tilesets.find(isVector);
      return {
        [chosenSource]: { type: "geojson", data: nothing },
        ...(tiles === undefined ? {} : { [allSource]: sourceOf(tiles, origin) }),
      };
    },
    layers: () => {
      const tiles = layer === undefined ? undefined : index.elements.get(layer)?.tilesets.find(isVector);
      const line = (id: string, colour: string, width: number) => ({
        id,
        type: "line" as const,
        source: chosenSource,
        layout: { "line-join": "round" as const },
        paint: { "line-color": colour, "line-width": width },
      });
      return [
        ...(tiles === undefined
          ? []
          : [
              {
                slot: "above" as const,
                layers: [
                  {
                    id: fill,
                    type: "fill" as const,
                    source: allSource,
                    "source-layer": tiles.sourceLayer ?? layer ?? "",
                    minzoom: 13,
                    paint: {
                      "fill-color": "#0b2545",
                      "fill-opacity": [
                        "case",
                        ["boolean", ["feature-state", "hover"], false],
                        0.14,
                        0,
                      ] as never,
                    },
                  },
                  {
                    id: "property:outline",
                    type: "line" as const,
                    source: allSource,
                    "source-layer": tiles.sourceLayer ?? layer ?? "",
                    minzoom: 14,
                    paint: { "line-color": "rgba(22, 32, 44, 0.55)", "line-width": 0.6 },
                  },
                ],
              },
            ]),
        {
          slot: "overlay",
          layers: [line("property:halo", "#ffffff", 6), line("property:line", "#0b2545", 3)],
        },
      ];
    },
    pointer: {
      layers: () => (layer === undefined ? [] : [fill]),
      hover: ({ properties }) => ({
        name: String(properties.name ?? properties.asset_id ?? ""),
        kind: (layer && index.elements.get(layer)?.display_name) ?? "Property",
      }),
      click: ({ properties }) => {
        const id: unknown = properties.asset_id;
        if (layer === undefined || (typeof id !== "string" && typeof id !== "number")) return;
        store.apply(chooseProperty({ type: layer, id: String(id) }));
      },
    },
    follow(scene) {
      const property = chosenIn(scene);
      const key = property && `${property.type}:${property.id}`;
      const isFromLink = isFirst;
      isFirst = false;
      if (key === followed) return;
      followed = key;
      flight.abort();
      flight = new AbortController();
      live.setPending("property", property !== undefined);
      if (property === undefined) return live.setData(chosenSource, nothing);
      const { signal } = flight;
      const drawn = () => {
        if (!signal.aborted) live.setPending("property", false);
      };
      show(property, isFromLink, signal).then(drawn, (error: unknown) => {
        drawn();
        if (error instanceof DOMException && error.name === "AbortError") return;
        const why = error instanceof Error ? error.message : "unknown failure";
        host.onNotice(`The property could not be found on the map: ${why}`, error);
      });
    },
    stop() {
      whole.abort();
      flight.abort();
    },
  };
}

const isVector = ({ type }: { readonly type: string }) => type !== "raster" && type !== "terrain";
