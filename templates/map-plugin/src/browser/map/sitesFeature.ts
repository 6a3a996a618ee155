import type { MapFeature } from "@stopbank/map/feature";
import { openDrawer } from "@stopbank/scene/view";
import { sitesOf } from "../../domain/sites.ts";
import { sitePoints } from "./sitePoints.ts";

const source = "sample-sites";
const points = "sample-sites:points";
const colour = "#0b2545";
const tab = "sample-sites.sites";

/** The sites of the scene: points above all data, with a legend, words on hover, and the tab at a click. */
export const sitesFeature: MapFeature = {
  id: "sample-sites",
  styledBy: ["extensions"],
  legend: (scene) =>
    sitesOf(scene).length === 0
      ? []
      : [
          {
            key: "sample-sites",
            title: "Sample sites",
            marks: [{ mark: { color: colour, shape: "point" } }],
          },
        ],
  start: ({ store }) => ({
    sources: (scene) => ({ [source]: { type: "geojson", data: sitePoints(sitesOf(scene)) } }),
    layers: () => [
      {
        slot: "above",
        layers: [
          {
            id: points,
            type: "circle",
            source,
            paint: {
              "circle-radius": ["case", ["boolean", ["feature-state", "hover"], false], 9, 7],
              "circle-color": colour,
              "circle-stroke-color": "#ffffff",
              "circle-stroke-width": 2,
            },
          },
        ],
      },
    ],
    pointer: {
      layers: () => [points],
      hover: ({ id }) => ({ name: `Site ${id}`, kind: "Sample sites" }),
      click: () => store.apply(openDrawer(tab), { undoable: false }),
    },
    drawn: (scene) =>
      sitesOf(scene).map((_, at) => ({
        key: `sample-sites ${at + 1}`,
        layer: "Sample sites",
        name: `Site ${at + 1}`,
        id: String(at + 1),
        status: "",
        rank: at,
        choose: () => store.apply(openDrawer(tab), { undoable: false }),
      })),
  }),
};
