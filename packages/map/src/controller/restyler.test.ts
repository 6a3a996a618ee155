import { setArea } from "@stopbank/scene/filtering";
import { addLayer, contextualLayer, elementLayer, hazardLayer, removeLayer } from "@stopbank/scene/layers";
import {
  clearSelection,
  openDrawer,
  selectElement,
  setBasemap,
  setCamera,
  setLabels,
} from "@stopbank/scene/view";
import { describe, expect, it } from "vitest";
import { openStandIn } from "../testing/openStandIn.ts";

const notCascading = () => false;
/** The scene changes frame by frame while an area is dragged. */
const areaAt = (east: number) =>
  setArea({
    type: "Polygon",
    coordinates: [
      [
        [east, 0],
        [east + 1, 0],
        [east, 1],
        [east, 0],
      ],
    ],
  });

describe("restyling", () => {
  it("happens once for what changes the style, and never for what moves every frame", async () => {
    const { store, standIn, state } = openStandIn({ scene: { layers: [elementLayer("buildings")] } });
    const restylesOf = (change: () => void) => {
      const before = standIn.restyles;
      change();
      return new Promise<number>((done) => setTimeout(() => done(standIn.restyles - before)));
    };
    expect(standIn.restyles).toBe(1);
    const once = [
      setBasemap("satellite"),
      setLabels(false),
      addLayer(contextualLayer("context_line"), notCascading),
      selectElement({ type: "buildings", id: "B1" }),
      clearSelection,
      removeLayer({ kind: "contextual", id: "context_line" }),
    ];
    for (const operation of once) expect(await restylesOf(() => store.apply(operation))).toBe(1);
    expect(await restylesOf(() => standIn.tilt(60))).toBe(1);
    const camera = { ...store.state.scene.camera, zoom: 9 };
    const never = [setCamera(camera), openDrawer("risk"), areaAt(1), areaAt(2), areaAt(3)];
    for (const operation of never) expect(await restylesOf(() => store.apply(operation))).toBe(0);
    expect(await restylesOf(() => standIn.tilt(61))).toBe(0);
    // Once for the layer, and once when its colours have come.
    store.apply(addLayer(hazardLayer("coastal", "coastal_raster"), notCascading));
    await expect.poll(() => standIn.states.get("element:buildings/buildings/1")).toEqual({ class: 6 });
    expect(standIn.restyles).toBe(once.length + 4);
    await expect.poll(() => state.pending).toEqual([]);
  });
});
