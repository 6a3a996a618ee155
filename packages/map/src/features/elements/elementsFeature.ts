import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import type { MapFeature } from "../../feature/mapFeature.ts";
import { sourceName, sourceOf } from "../../style/sources.ts";
import { onceRegionsSettle } from "../settledRegions.ts";
import { createColouring } from "./colouring.ts";
import { createDimming } from "./dimming.ts";
import { elementLayers, vectorTiles } from "./elementLayers.ts";
import { elementLegend } from "./elementLegend.ts";
import { elementPointer } from "./elementPointer.ts";
import { elementsDrawn } from "./elementsDrawn.ts";
import { createStatePainter } from "./statePainter.ts";

/** The elements of a dataset, coloured by the damage that the hazards on the map do them. */
export const elementsFeature: MapFeature = {
  id: "elements",
  styledBy: ["layers"],
  legend: elementLegend,
  start(live) {
    const { index, origin, state, setPending } = live;
    const painter = createStatePainter(live.view, (isPainting) => setPending("paint", isPainting));
    const colouring = createColouring(live, painter);
    const dimming = createDimming(live, painter);
    const dimmed = onceRegionsSettle(live, dimming.follow);
    return {
      sources: (scene) =>
        Object.fromEntries(
          layersOfKind(scene, "element").flatMap(({ id }) => {
            const tileset = vectorTiles(index.elements.get(id));
            return tileset === undefined ? [] : [[sourceName("element", id), sourceOf(tileset, origin)]];
          }),
        ),
      layers: (scene) =>
        layersOfKind(scene, "element").map((layer) => {
          const element = index.elements.get(layer.id);
          const look = {
            coloured: colouring.coloured.has(layer.id),
            hatched: colouring.hatched.has(layer.id),
            tilted: state.tilted,
            dimmed: dimming.isDimmed(layer.id),
          };
          return {
            slot: "data",
            shows: keyOf(layer),
            layers: element === undefined ? [] : elementLayers(layer, element, look),
          };
        }),
      pointer: elementPointer(live, colouring.classOf),
      drawn: (scene) => elementsDrawn(live, colouring.classOf, scene),
      follow(scene) {
        colouring.follow(scene);
        dimmed.follow(scene);
      },
      paint() {
        colouring.repaint();
        dimming.repaint();
      },
      stop() {
        colouring.stop();
        dimmed.stop();
        dimming.stop();
        painter.stop();
      },
    };
  },
};
