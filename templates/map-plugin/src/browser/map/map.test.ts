import { standInPage } from "@stopbank/map/testing/page";
import { openStandIn } from "@stopbank/map/testing/stand-in";
import { beforeEach, expect, it } from "vitest";
import { mostSites } from "../../domain/site.ts";
import { addSite, sitesOf } from "../../domain/sites.ts";
import { markTool } from "./markTool.tsx";
import { sitesFeature } from "./sitesFeature.ts";

beforeEach(standInPage);

const open = () => openStandIn({ features: [sitesFeature], tools: [markTool] });
const pointAt = (lng: number, lat: number) => ({
  point: { x: 1, y: 2 },
  lngLat: { lng, lat, wrap: () => ({ lng: lng - 360, lat }) },
});
const legends = (store: ReturnType<typeof open>["store"]) =>
  sitesFeature.legend?.(store.state.scene, {} as never);

it("draws the sites of the scene and explains them, and nothing where there is none", async () => {
  const { store, standIn, notices } = open();
  expect(standIn.layerIds()).toContain("sample-sites:points");
  expect(legends(store)).toEqual([]);
  store.apply(addSite({ longitude: 172.94, latitude: -40.3 }));
  await expect
    .poll(() => standIn.style.sources["sample-sites"])
    .toMatchObject({ data: { features: [{ id: 1, geometry: { coordinates: [172.94, -40.3] } }] } });
  expect(legends(store)).toMatchObject([{ title: "Sample sites" }]);
  expect(notices).toEqual([]);
});

it("says which site is under the pointer, opens the tab at a click, and lists sites for those who cannot point", async () => {
  const { store, standIn, state, opened } = open();
  store.apply(addSite({ longitude: 172.94, latitude: -40.3 }));
  standIn.draw("sample-sites:points", "sample-sites", 1);
  standIn.fire("mousemove", pointAt(172.94, -40.3));
  await expect.poll(() => state.hovered).toMatchObject({ name: "Site 1", kind: "Sample sites" });
  standIn.fire("click", pointAt(172.94, -40.3));
  await expect.poll(() => store.state.scene.drawer).toEqual({ open: true, focus: "sample-sites.sites" });
  expect(opened.drawn()).toMatchObject([{ layer: "Sample sites", name: "Site 1" }]);
});

it("marks a site at each click of its tool, on whichever copy of the world, and undo takes it back", () => {
  const { store, standIn, state, opened } = open();
  opened.startTool("sample-sites.mark");
  expect(state.hint).toEqual({ text: "Click where a site is." });
  standIn.fire("click", pointAt(532.94, -40.3));
  expect(sitesOf(store.state.scene)).toEqual([{ longitude: 172.94, latitude: -40.3 }]);
  expect(state.hint?.text).toMatch(/^Site 1 marked/);
  store.undo();
  expect(sitesOf(store.state.scene)).toEqual([]);
});

it("says why it marks no more than a map holds", () => {
  const { store, standIn, state, opened } = open();
  opened.startTool("sample-sites.mark");
  for (let at = 0; at < mostSites; at++) store.apply(addSite({ longitude: at, latitude: 0 }));
  standIn.fire("click", pointAt(532.94, -40.3));
  expect(sitesOf(store.state.scene)).toHaveLength(mostSites);
  expect(state.hint).toMatchObject({ isProblem: true, text: expect.stringContaining("50 sites") });
  expect(markTool.button?.blockedBy?.(store.state.scene)).toContain("50 sites");
});
