import { addLayer, elementLayer, removeLayer } from "@stopbank/scene/layers";
import { setBasemap, setLabels } from "@stopbank/scene/view";
import { beforeEach, describe, expect, it } from "vitest";
import { usualClassLabels } from "../feature/classLabels.ts";
import { legendCards } from "../feature/legendCards.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import type { MapTool } from "../feature/mapTool.ts";
import { builtInFeatures, builtInTools } from "../features/builtIn.ts";
import { indexLayers } from "../style/layerIndex.ts";
import { gauges, gaugesTool } from "../testing/gauges.ts";
import { offered } from "../testing/offered.ts";
import { openStandIn } from "../testing/openStandIn.ts";
import { standInPage } from "../testing/standInPage.ts";

beforeEach(standInPage);

/** Where the pointer is. */
const at = { point: { x: 1, y: 2 }, lngLat: { lng: 1, lat: 2 } };
const notCascading = () => false;
describe("a contributed feature", () => {
  const withGauges = () => openStandIn({ features: [gauges], tools: [gaugesTool] });
  const isWhole = (standIn: ReturnType<typeof withGauges>["standIn"]) => {
    expect(standIn.layerIds()).toContain("gauges:point");
    expect(standIn.style.sources.gauges).toMatchObject({ data: { features: [{ id: 7 }] } });
    expect(standIn.states.get("gauges/7")).toMatchObject({ level: 3 });
  };

  it("survives restyles by basemap, layers, labels and tilt, and the loss of the graphics card", async () => {
    const { store, standIn, notices } = withGauges();
    isWhole(standIn);
    for (const operation of [
      setBasemap("terrain"),
      addLayer(elementLayer("buildings"), notCascading),
      removeLayer({ kind: "element", id: "buildings" }),
      setLabels(false),
    ]) {
      const before = standIn.restyles;
      store.apply(operation);
      await expect.poll(() => standIn.restyles).toBe(before + 1);
      isWhole(standIn);
    }
    standIn.tilt(60);
    isWhole(standIn);
    await standIn.loseAndRestore(async () => {
      store.apply(setBasemap("satellite"));
      store.apply(addLayer(elementLayer("roads"), notCascading));
      standIn.tilt(0);
    });
    isWhole(standIn);
    expect(standIn.layerIds()).toEqual(expect.arrayContaining(["satellite", "element:roads:line"]));
    expect(notices).toEqual([]);
  });

  it("answers the pointer, is listed and explained", async () => {
    const { opened, store, state, standIn } = withGauges();
    standIn.draw("gauges:point", "gauges", 7);
    standIn.fire("mousemove", at);
    await expect.poll(() => state.hovered).toEqual({ name: "Gauge 7", kind: "Gauges", xPx: 1, yPx: 2 });
    expect(standIn.canvas.style.cursor).toBe("pointer");
    expect(standIn.states.get("gauges/7")).toMatchObject({ hover: true });
    standIn.fire("click", at);
    await expect.poll(() => store.state.scene.drawer).toEqual({ open: true, focus: "layers" });
    expect(opened.drawn().map(({ name }) => name)).toEqual(["Gauge 7"]);
    const facts = { index: indexLayers(offered), classLabels: usualClassLabels };
    const { cards } = legendCards(state.features, store.state.scene, facts);
    expect(cards.map(({ title }) => title)).toEqual(["Gauges"]);
  });

  it("lights what is under the pointer alone, where two source layers have things of one id", async () => {
    const { standIn } = withGauges();
    const lit = () =>
      [...standIn.states].filter(([, state]) => "hover" in state && state.hover).map(([thing]) => thing);
    standIn.draw("gauges:point", "gauges", 7, "rivers");
    standIn.fire("mousemove", at);
    await expect.poll(lit).toEqual(["gauges/rivers/7"]);
    standIn.draw("gauges:point", "gauges", 7, "wells");
    standIn.fire("mousemove", at);
    await expect.poll(lit).toEqual(["gauges/wells/7"]);
  });

  it("takes the hand along when it goes from under the pointer", async () => {
    const { opened, standIn } = withGauges();
    standIn.draw("gauges:point", "gauges", 7);
    standIn.fire("mousemove", at);
    await expect.poll(() => standIn.canvas.style.cursor).toBe("pointer");
    opened.setFeatures([...builtInFeatures]);
    expect(standIn.canvas.style.cursor).toBe("");
  });

  it("brings a tool with a cursor and a key of its own, one at a time, which Escape ends", () => {
    const { opened, state, standIn } = withGauges();
    const key = (name: string) =>
      window.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key: name }));
    opened.startTool("area");
    expect(standIn.doubleClickZooms).toBe(false);
    opened.startTool("place-gauge");
    expect(standIn.doubleClickZooms).toBe(true);
    expect(state).toMatchObject({ tool: "place-gauge", hint: { text: "Click where the gauge stands." } });
    expect(standIn.canvas.style.cursor).toBe("cell");
    key("g");
    expect(state.hint?.text).toBe("1 gauge.");
    standIn.fire("click", at);
    expect(state.hint?.text).toBe("2 gauges.");
    expect(standIn.style.sources.gauges).toMatchObject({ data: { features: [{}, {}] } });
    opened.undo();
    expect(state.hint?.text).toBe("1 gauge.");
    key("Escape");
    expect(state).toMatchObject({ tool: undefined, hint: undefined });
    expect(standIn.canvas.style.cursor).toBe("");
  });

  it("is gone without a trace once it is not in the list, and those that stay run on", async () => {
    const { opened, state, store, standIn } = openStandIn();
    const before = { listeners: standIn.listeners, style: standIn.style };
    const { started, stopped, feature } = watched("gauges", gauges);
    opened.setFeatures([...builtInFeatures, feature]);
    opened.setTools([...builtInTools, gaugesTool]);
    isWhole(standIn);
    opened.startTool("place-gauge");
    standIn.draw("gauges:point", "gauges", 7);
    opened.setFeatures([...builtInFeatures]);
    opened.setTools([...builtInTools]);
    expect({ started: started(), stopped: stopped() }).toEqual({ started: 1, stopped: 1 });
    expect(standIn.style).toEqual(before.style);
    expect(standIn.listeners).toEqual(before.listeners);
    await expect.poll(() => state.pending).toEqual([]);
    expect(state).toMatchObject({ tool: undefined, hovered: undefined, faults: [] });
    standIn.fire("click", at);
    store.apply(setBasemap("terrain"));
    await expect.poll(() => standIn.layerIds()).toContain("relief");
    expect(standIn.layerIds()).not.toContain("gauges:point");
  });

  it("that takes the place of another of its name shows its own data and painting alone", () => {
    const { opened, standIn } = withGauges();
    opened.startTool("place-gauge");
    standIn.fire("click", at);
    standIn.fire("click", at);
    expect(standIn.style.sources.gauges).toMatchObject({ data: { features: [{}, {}] } });
    const anew: MapFeature = {
      ...gauges,
      start: (live) => ({
        ...gauges.start(live),
        paint: () => live.view.setFeatureState({ source: "gauges", id: 8 }, { level: 1 }),
      }),
    };
    opened.setFeatures([...builtInFeatures, anew]);
    expect(standIn.style.sources.gauges).toMatchObject({ data: { features: [{ id: 7 }] } });
    const painted = [...standIn.states].filter(([thing]) => thing.startsWith("gauges/"));
    expect(painted).toEqual([["gauges/8", { level: 1 }]]);
  });

  it.each<[string, string, Partial<MapFeature>]>([
    ["has the id of another", "map/duplicate-feature", { id: "elements" }],
    ["throws at its start", "map/feature-failed", { start: throwing }],
    ["throws in its sources", "map/feature-failed", { start: () => ({ sources: throwing }) }],
    ["throws in its layers", "map/feature-failed", { start: () => ({ layers: throwing }) }],
    ["throws as it follows", "map/feature-failed", { start: () => ({ follow: throwing }) }],
    [
      "throws as it paints",
      "map/feature-failed",
      { start: () => ({ sources: () => ({ wells }), paint: throwing }) },
    ],
    [
      "takes a source of another",
      "map/duplicate-source",
      { start: () => ({ sources: () => ({ area: { type: "geojson", data: "" } }) }) },
    ],
    [
      "brings a layer the map cannot draw",
      "map/invalid-style",
      {
        start: () => ({
          sources: () => ({ wells }),
          layers: () => [
            {
              slot: "above",
              layers: [{ id: "bad", type: "circle", source: "wells", paint: { "circle-radius": -1 } }],
            },
          ],
        }),
      },
    ],
    [
      "brings a source the map cannot read",
      "map/invalid-style",
      { start: () => ({ sources: () => ({ wells: { ...wells, cluster: "often" as never } }) }) },
    ],
  ])("that %s is left out and named; the map runs on", async (_what, code, changes) => {
    const good: MapFeature = { ...gauges, id: "good" };
    const broken: MapFeature = { id: "broken", start: () => ({}), ...changes };
    const { state, store, standIn, notices } = openStandIn({ features: [broken, good] });
    expect(state.faults.map((fault) => [fault.id, fault.code])).toEqual([[broken.id, code]]);
    expect(notices).toEqual([state.faults[0]?.message]);
    expect(notices[0]).toContain(`"${broken.id}"`);
    expect(state.features.filter(({ id }) => id === broken.id && id !== "elements")).toEqual([]);
    isWhole(standIn);
    store.apply(addLayer(elementLayer("buildings"), notCascading));
    await expect.poll(() => standIn.layerIds()).toContain("element:buildings:fill");
    isWhole(standIn);
    expect(notices).toHaveLength(1);
  });

  it("that throws under the pointer or when it is stopped is left out and named", async () => {
    const broken: MapFeature = {
      ...gauges,
      start: (live) => ({
        ...gauges.start(live),
        pointer: { layers: () => ["gauges:point"], click: throwing },
        stop: throwing,
      }),
    };
    const { state, store, standIn } = openStandIn({ features: [broken] });
    standIn.draw("gauges:point", "gauges", 7);
    standIn.fire("click", at);
    await expect
      .poll(() => state.faults.map(({ code }) => code))
      .toEqual(["map/feature-failed", "map/feature-failed"]);
    expect(standIn.layerIds()).not.toContain("gauges:point");
    store.apply(setBasemap("terrain"));
    await expect.poll(() => standIn.layerIds()).toContain("relief");
  });

  it("changes nothing any more by what comes late", async () => {
    let late: () => void = throwing;
    const slow: MapFeature = {
      id: "slow",
      start: (live) => {
        live.setPending("levels", true);
        late = () => {
          const geometry = { type: "Point" as const, coordinates: [0, 0] };
          live.setData("area", {
            type: "FeatureCollection",
            features: [{ type: "Feature", properties: {}, geometry }],
          });
          live.setPending("levels", true);
          live.restyle();
          live.view.flyTo({ zoom: 3 });
          live.store.apply(setBasemap("terrain"));
          live.host.onNotice("The levels have come.");
        };
        return {};
      },
    };
    const { opened, state, store, standIn, notices } = openStandIn({ features: [slow] });
    await expect.poll(() => state.pending).toEqual(["slow:levels"]);
    store.apply(setBasemap("satellite"));
    await expect.poll(() => standIn.layerIds()).toContain("satellite");
    opened.setFeatures([...builtInFeatures]);
    const { restyles, style } = standIn;
    late();
    expect(standIn.style).toEqual(style);
    expect(state.pending).toEqual([]);
    expect([standIn.restyles, standIn.flights]).toEqual([restyles, 0]);
    expect([store.state.scene.basemap, notices]).toEqual(["satellite", []]);
  });
});

describe("a contributed tool", () => {
  it.each<[string, string, MapTool]>([
    ["has the id of another", "map/duplicate-tool", { ...gaugesTool, id: "area" }],
    ["throws as it is entered", "map/tool-failed", { id: "broken", enter: throwing }],
    [
      "throws at a click",
      "map/tool-failed",
      { id: "broken", enter: () => ({ hint: { text: "Click." }, click: throwing }) },
    ],
  ])("that %s is ended and named; the others are there", (_what, code, tool) => {
    const { opened, state, standIn } = openStandIn({ tools: [tool] });
    if (tool.id === "broken") opened.startTool(tool.id);
    standIn.fire("click", at);
    expect(state.faults.map((fault) => [fault.id, fault.code])).toEqual([[tool.id, code]]);
    expect(state.tool).toBeUndefined();
    opened.startTool("measure");
    expect(state).toMatchObject({ tool: "measure", hint: { text: "Click two points or more to measure." } });
    opened.stopTool();
  });
});

const wells = { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };

function throwing(): never {
  throw new Error("a mistake of its author's");
}

function watched(id: string, feature: MapFeature) {
  let started = 0;
  let stopped = 0;
  return {
    started: () => started,
    stopped: () => stopped,
    feature: {
      ...feature,
      id,
      start: (live) => {
        started++;
        return { ...feature.start(live), stop: () => void stopped++ };
      },
    } satisfies MapFeature,
  };
}
