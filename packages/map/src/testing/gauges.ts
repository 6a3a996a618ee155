import { openDrawer } from "@stopbank/scene/view";
import type { FeatureCollection } from "geojson";
import type { MapFeature } from "../feature/mapFeature.ts";
import type { MapTool } from "../feature/mapTool.ts";

const points = (count: number): FeatureCollection => ({
  type: "FeatureCollection",
  features: Array.from({ length: count }, (_, at) => ({
    type: "Feature",
    id: 7 + at,
    properties: { name: `Gauge ${7 + at}` },
    geometry: { type: "Point", coordinates: [172.94 + at / 1000, -40.3] },
  })),
});

/** River gauges, as a stranger's plugin might bring them: a source, a layer, hover and click, a legend, a painted level. */
export const gauges: MapFeature = {
  id: "gauges",
  legend: () => [
    {
      key: "gauges",
      title: "Gauges",
      marks: [{ label: "High", mark: { color: "#123456", shape: "point" } }],
    },
  ],
  start: ({ view, store }) => ({
    sources: () => ({ gauges: { type: "geojson", data: points(1) } }),
    layers: () => [
      {
        slot: "above",
        layers: [
          {
            id: "gauges:point",
            type: "circle",
            source: "gauges",
            paint: {
              "circle-radius": ["case", ["boolean", ["feature-state", "hover"], false], 20, 16],
              "circle-color": [
                "case",
                [">", ["coalesce", ["feature-state", "level"], 0], 2],
                "#ff00ff",
                "#000000",
              ],
            },
          },
        ],
      },
    ],
    pointer: {
      layers: () => ["gauges:point"],
      hover: ({ id }) => ({ name: `Gauge ${id}`, kind: "Gauges" }),
      click: () => store.apply(openDrawer("layers")),
    },
    drawn: () => [
      {
        key: "gauge 7",
        layer: "Gauges",
        name: "Gauge 7",
        id: "7",
        status: "High",
        rank: 0,
        choose: () => store.apply(openDrawer("layers")),
      },
    ],
    paint: () => view.setFeatureState({ source: "gauges", id: 7 }, { level: 3 }),
  }),
};

/** Puts one more gauge down at each click, or by the key g. */
export const gaugesTool: MapTool = {
  id: "place-gauge",
  button: { label: "Place a gauge", glyph: "G" },
  enter({ setData, say }) {
    let count = 0;
    const place = (by: 1 | -1) => {
      count += by;
      setData("gauges", points(count));
      say({ text: count === 1 ? "1 gauge." : `${count} gauges.`, canTakeBack: count > 0 });
    };
    return {
      hint: { text: "Click where the gauge stands." },
      cursor: "cell",
      click: () => place(1),
      key(event) {
        if (event.key !== "g") return false;
        place(1);
        return true;
      },
      takeBack() {
        if (count === 0) return false;
        place(-1);
        return true;
      },
    };
  },
};
