import { beginComparing, setCompareView } from "@stopbank/scene/compare";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { showSince, stopShowingSince } from "@stopbank/scene/since";
import { expect, it } from "vitest";
import { usualClassLabels } from "../../feature/classLabels.ts";
import { legendCards } from "../../feature/legendCards.ts";
import type { ComparedScenarios } from "../../mapHost.ts";
import { indexLayers } from "../../style/layerIndex.ts";
import { offered } from "../../testing/offered.ts";
import { openStandIn } from "../../testing/openStandIn.ts";
import { builtInFeatures } from "../builtIn.ts";
import { changeCodes } from "./changeCodes.ts";

const buildings = (row: number) => `element:buildings/buildings/${row}`;
const to = { coastal: { scenario: "coastal_vector", controls: {} } };

it("shows what becomes of elements in place of their classes, asks for it once, and goes back", async () => {
  const asked: [string, ComparedScenarios][] = [];
  const { store, standIn, state } = openStandIn({
    scene: { layers: [elementLayer("buildings"), hazardLayer("coastal", "coastal_raster")] },
    host: {
      fetchChanges: async (type, sides) => {
        asked.push([type, sides]);
        return Uint8Array.of(4, 0, 0, 0, 0, 1, 2, 3).buffer;
      },
    },
  });
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: 6 });
  store.apply(beginComparing(to));
  store.apply(setCompareView("differences"));
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: changeCodes.worse });
  expect([0, 2, 3].map((row) => standIn.states.get(buildings(row)))).toEqual([
    { class: -1 },
    { class: changeCodes.better },
    { class: 255 },
  ]);
  const facts = () => ({
    index: indexLayers(offered),
    classLabels: usualClassLabels,
    classes: new Map([["buildings", new Set<number>([changeCodes.worse, changeCodes.same])]]),
  });
  const card = legendCards(builtInFeatures, store.state.scene, facts()).cards.find(
    ({ key }) => key === "elements:changes",
  );
  expect(card?.marks?.map(({ label }) => label)).toEqual(["Worse off", "As before"]);
  store.apply(setCompareView("swipe"));
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: 6 });
  store.apply(setCompareView("differences"));
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: changeCodes.worse });
  expect(asked).toEqual([["buildings", { before: ["coastal_raster"], after: ["coastal_vector"] }]]);
  await expect.poll(() => state.pending).toEqual([]);
});

it("shows what became of elements since an earlier version, under the scenarios that are shown", async () => {
  const asked: unknown[] = [];
  const { store, standIn } = openStandIn({
    scene: { layers: [elementLayer("buildings"), hazardLayer("coastal", "coastal_raster")] },
    host: {
      fetchChangesSince: async (...question) => {
        asked.push(question);
        return Uint8Array.of(4, 0, 0, 0, 0, 1, 2, 3).buffer;
      },
    },
  });
  const version = "0123456789abcdef";
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: 6 });
  store.apply(showSince(version));
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: changeCodes.worse });
  const facts = { index: indexLayers(offered), classLabels: usualClassLabels, classes: undefined };
  const { cards } = legendCards(builtInFeatures, store.state.scene, facts);
  expect(cards.some(({ key }) => key === "elements:changes")).toBe(true);
  store.apply(stopShowingSince);
  await expect.poll(() => standIn.states.get(buildings(1))).toEqual({ class: 6 });
  expect(asked).toEqual([["buildings", version, ["coastal_raster"], undefined]]);
});
