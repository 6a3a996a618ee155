import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { RegionGeometries } from "@stopbank/contract/regions";
import type { FeatureCollection } from "geojson";
import { hoverState } from "../../feature/hoverState.ts";
import type { MapFeature } from "../../feature/mapFeature.ts";
import { noFeatures } from "../../feature/noFeatures.ts";
import { tools } from "../../palettes.ts";
import { drawLatest } from "../outlines/drawLatest.ts";
import { maskOutside } from "../outlines/maskOutside.ts";
import { maskLayer } from "../outlines/outlineLayers.ts";
import { rememberLast } from "../outlines/rememberLast.ts";
import { onceRegionsSettle } from "../settledRegions.ts";
import { regionFill, regionSource, regionsTool } from "./regionsTool.ts";

/** The regions that are looked at, and while the tool is on those to pick from. Where no area is set, the rest is dimmed. */
export const regionsFeature: MapFeature = {
  id: "regions",
  start(live) {
    const { host, state, setData } = live;
    const fetchRegions = rememberLast((regions: string, signal) =>
      host.fetchRegions(regions.split(","), signal),
    );
    const drawRegions = drawLatest(live, "The regions could not be drawn");
    const chosen = onceRegionsSettle(live, ({ area, regions: picked }) => {
      const toPick = state.tool === regionsTool.id ? host.regionsToPick() : [];
      const hasArea = area !== undefined;
      drawRegions(JSON.stringify([picked, toPick, hasArea]), async (isWanted) => {
        const wanted = [...new Set([...picked, ...toPick])];
        const regions = wanted.length === 0 ? [] : await fetchRegions(wanted.join());
        if (!isWanted()) return;
        const looked = regions.filter(({ region }) => picked.includes(region));
        setData(regionSource, regions.length === 0 ? noFeatures : outlinesOf(regions, picked));
        setData("region-mask", maskOutside(hasArea ? [] : looked.map(({ geometry }) => geometry)));
      });
    });
    return {
      sources: () => ({
        "region-mask": { type: "geojson", data: noFeatures },
        [regionSource]: { type: "geojson", data: noFeatures, promoteId: "region" },
      }),
      layers: () => [
        { slot: "mask", layers: [maskLayer("region-mask", "region-mask")] },
        { slot: "above", layers: outlines },
      ],
      follow: chosen.follow,
      stop() {
        chosen.stop();
        fetchRegions.abort();
      },
    };
  },
};

const outlinesOf = (regions: RegionGeometries, picked: readonly string[]): FeatureCollection => ({
  type: "FeatureCollection",
  features: regions.map(({ region, name, geometry }) => ({
    type: "Feature",
    properties: { region, name, picked: picked.includes(region) },
    geometry,
  })),
});

const outlines: readonly LayerSpecification[] = [
  {
    id: regionFill,
    type: "fill",
    source: regionSource,
    paint: {
      "fill-color": tools.selection,
      "fill-opacity": ["case", ["boolean", ["feature-state", hoverState], false], 0.14, 0],
    },
  },
  {
    id: "region-line",
    type: "line",
    source: regionSource,
    layout: { "line-join": "round" },
    paint: {
      "line-color": tools.selection,
      "line-width": ["case", ["boolean", ["get", "picked"], false], 2, 0.8],
      "line-opacity": ["case", ["boolean", ["get", "picked"], false], 1, 0.6],
    },
  },
];
