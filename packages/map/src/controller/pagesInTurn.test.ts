import { addLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { setBasemap, setCamera } from "@stopbank/scene/view";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMap } from "../feature/liveMap.ts";
import { gauges, gaugesTool } from "../testing/gauges.ts";
import { openStandIn } from "../testing/openStandIn.ts";

let windowListeners = 0;
beforeEach(() => {
  const page = new EventTarget();
  windowListeners = 0;
  vi.stubGlobal("window", {
    addEventListener: (...given: Parameters<EventTarget["addEventListener"]>) => {
      windowListeners++;
      page.addEventListener(...given);
    },
    removeEventListener: (...given: Parameters<EventTarget["removeEventListener"]>) => {
      windowListeners--;
      page.removeEventListener(...given);
    },
  });
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => vi.unstubAllGlobals());

const notCascading = () => false;
const flooded = [elementLayer("buildings"), hazardLayer("coastal", "coastal_raster")];

describe("pages on one map, one after the other", () => {
  it("leave nothing on it: no listener, no state, no source of theirs, over 20 goings and comings", async () => {
    const { opened: empty, standIn, ground } = openStandIn();
    empty.stop();
    const before = standIn.listeners;
    const open = async () => {
      const page = openStandIn({
        ground,
        scene: { layers: flooded },
        features: [gauges],
        tools: [gaugesTool],
      });
      await expect.poll(() => standIn.states.get("element:buildings/buildings/1")).toEqual({ class: 6 });
      expect(standIn.states.get("gauges/7")).toMatchObject({ level: 3 });
      page.opened.startTool("place-gauge");
      expect([standIn.canvas.style.cursor, windowListeners]).toEqual(["cell", 1]);
      return page;
    };
    for (let visit = 0; visit < 20; visit++) {
      const { opened, state } = await open();
      opened.stop();
      expect(state.pending).toEqual([]);
      expect(standIn.states.size).toBe(0);
      expect([standIn.canvas.style.cursor, windowListeners]).toEqual(["", 0]);
      expect(standIn.listeners).toEqual(before);
    }
    const { opened } = openStandIn({ ground, scene: { basemap: "terrain" } });
    const fresh = openStandIn({ scene: { basemap: "terrain" } });
    expect(standIn.style).toEqual(fresh.standIn.style);
    expect(standIn.states.size).toBe(0);
    opened.stop();
    fresh.opened.stop();
  });

  it("do nothing to it any more once they have left, whatever comes late", async () => {
    let late: LiveMap | undefined;
    const first = openStandIn({
      features: [
        {
          id: "slow",
          start: (live) => {
            late = live;
            return {};
          },
        },
      ],
    });
    const { standIn, ground } = first;
    first.opened.stop();
    const second = openStandIn({ ground });
    const { restyles, flights, style } = standIn;
    late?.view.flyTo({ zoom: 3 });
    late?.view.setFeatureState({ source: "area", id: 1 }, { hover: true });
    late?.setData("area", { type: "FeatureCollection", features: [] });
    late?.restyle();
    first.store.apply(setBasemap("terrain"));
    first.store.apply(addLayer(elementLayer("buildings"), notCascading));
    first.store.apply(setCamera({ ...first.store.state.scene.camera, zoom: 5 }));
    standIn.fire("moveend");
    await new Promise((done) => setTimeout(done));
    expect(standIn.states.size).toBe(0);
    expect([standIn.restyles, standIn.flights, standIn.style]).toEqual([restyles, flights, style]);
    expect(first.store.state.scene.camera.zoom).toBe(5);
    expect(second.store.state.scene.camera.zoom).toBe(12);
    second.opened.stop();
  });

  it("come whole where the graphics card takes the map between two of them", async () => {
    const first = openStandIn({ scene: { layers: flooded }, features: [gauges] });
    const { standIn, ground } = first;
    await standIn.loseAndRestore(() => first.opened.stop());
    const second = openStandIn({ ground, features: [gauges] });
    expect(standIn.states.get("gauges/7")).toMatchObject({ level: 3 });
    second.opened.stop();
    const third = await new Promise<typeof second>((opened) => {
      void standIn.loseAndRestore(() => {
        const page = openStandIn({ ground, scene: { basemap: "terrain" }, features: [gauges] });
        expect(page.state.contextLost).toBe(true);
        opened(page);
      });
    });
    await expect.poll(() => third.state.contextLost).toBe(false);
    expect(standIn.layerIds()).toEqual(expect.arrayContaining(["relief", "gauges:point"]));
    expect(standIn.states.get("gauges/7")).toMatchObject({ level: 3 });
    expect(standIn.layerIds()).not.toContain("element:buildings:fill");
    third.opened.stop();
  });
});
