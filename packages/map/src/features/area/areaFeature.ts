import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { FeatureCollection } from "geojson";
import type { MapFeature } from "../../feature/mapFeature.ts";
import { noFeatures } from "../../feature/noFeatures.ts";
import { tools } from "../../palettes.ts";
import { drawLatest } from "../outlines/drawLatest.ts";
import { maskOutside } from "../outlines/maskOutside.ts";
import { maskLayer } from "../outlines/outlineLayers.ts";
import { rememberLast } from "../outlines/rememberLast.ts";
import { areaTool } from "./areaTool.ts";

/** The area that is looked at: outlined, and the world outside it dimmed. */
export const areaFeature: MapFeature = {
  id: "area",
  start(live) {
    const { host, state, setData } = live;
    const fetchArea = rememberLast(host.fetchArea);
    const drawArea = drawLatest(live, "The area could not be drawn");
    return {
      sources: () => ({
        "area-mask": { type: "geojson", data: noFeatures },
        area: { type: "geojson", data: noFeatures },
      }),
      layers: () => [
        { slot: "mask", layers: [maskLayer("area-mask", "area-mask")] },
        { slot: "above", layers: outline },
      ],
      follow({ area }) {
        const isDrawing = state.tool === areaTool.id;
        drawArea(JSON.stringify([area, isDrawing]), async (isWanted) => {
          // A drawn area needs no answer from the server, so it follows the pointer within the frame.
          const geometry = area !== undefined && "id" in area ? await fetchArea(area.id) : area?.geometry;
          if (!isWanted()) return;
          // While it is drawn, the tool shows the outline itself.
          setData("area", isDrawing ? noFeatures : outlineOf(geometry));
          setData("area-mask", maskOutside(geometry === undefined ? [] : [geometry]));
        });
      },
      stop: fetchArea.abort,
    };
  },
};

const outlineOf = (geometry: AreaGeometry | undefined): FeatureCollection =>
  geometry === undefined
    ? noFeatures
    : { type: "FeatureCollection", features: [{ type: "Feature", properties: {}, geometry }] };

const outline: readonly LayerSpecification[] = [
  {
    id: "area-line-halo",
    type: "line",
    source: "area",
    layout: { "line-join": "round" },
    paint: { "line-color": "#ffffff", "line-width": 4, "line-opacity": 0.8 },
  },
  {
    id: "area-line",
    type: "line",
    source: "area",
    layout: { "line-join": "round" },
    paint: { "line-color": tools.selection, "line-width": 2 },
  },
];
