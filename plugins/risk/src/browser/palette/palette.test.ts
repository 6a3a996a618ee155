import type { Layers } from "@stopbank/contract/layers";
import { mapPages } from "@stopbank/map-page/pages";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";
import { layerItems } from "./layerItems.ts";

const layers = {
  assets: {
    built: {
      groups: [
        { groupName: "Built", assets: [{ type: "roads", display_name: "Roads", is_cascading: false }] },
      ],
    },
  },
  hazards: [
    {
      hazard_id: "river",
      title: "River flooding",
      scenarios: [{ assetTag: "a" }, { assetTag: "b" }],
      start_scenario: "b",
    },
    { hazard_id: "none", title: "Never studied", scenarios: [] },
  ],
  information: [{ groupName: "Water", layers: [{ id: "streams", display_name: "Streams" }] }],
} as unknown as Layers;

beforeAll(() => void vi.stubGlobal("window", { location: { pathname: "/home" } }));
afterAll(() => void vi.unstubAllGlobals());

it("lists every layer that can be put on the map, a hazard in the scenario it begins with", () => {
  expect(layerItems(layers, "Hazard").map(({ key, title, detail }) => [key, title, detail])).toEqual([
    ["element roads", "Roads", "Built"],
    ["hazard river", "River flooding", "Hazard"],
    ["contextual streams", "Streams", "Water"],
  ]);
  expect(layerItems(layers, "Hazard")[1]?.layer).toEqual(hazardLayer("river", "b"));
});

it("puts the layer that is chosen on the risk map, and goes there", async () => {
  const host = await startBrowserHost({ manifest, plugin }, { answer: () => Response.json(layers) });
  const source = host.contributions("paletteSources").find(({ group }) => group === "Layers");
  const search = await source!.load(host.services.get);
  const { signal } = new AbortController();
  expect(await search.find("", 5, signal)).toEqual([]);
  const [roads] = await search.find("road", 5, signal);
  await roads?.run?.();
  expect(host.scenes.of("risk").state.scene.layers).toEqual([elementLayer("roads")]);
  expect(host.went).toEqual(["/risk"]);
});

it("opens the dialog that adds layers, and reports on nothing but what is there", async () => {
  const openAddLayers = vi.fn();
  const pages = { of: () => ({ openAddLayers }) };
  const host = await startBrowserHost(
    { manifest, plugin },
    { roles: ["member"], services: [[mapPages, pages]] },
  );
  const run = async (label: string) => {
    const action = host.contributions("paletteActions").find((each) => each.label === label);
    return (await action!.load!())(host.services.get);
  };
  await run("Add layers");
  expect(openAddLayers).toHaveBeenCalledTimes(1);
  await expect(run("Export risk summary")).rejects.toThrow(/^Add layers of elements and of hazards first/);
  host.scenes
    .of("risk")
    .apply((scene) => ({ ...scene, layers: [elementLayer("roads"), hazardLayer("river", "b")] }));
  await run("Export risk summary");
  expect(host.opened).toEqual(["risk.report"]);
  await run("Clear the map");
  expect(host.scenes.of("risk").state.scene.layers).toEqual([]);
});
