import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";
import { riskPage } from "./state.ts";

const start = () => startBrowserHost({ manifest, plugin });

it("adds the map, its entry, its way in and what its summary counts", async () => {
  const { faults, contributions, scenes } = await start();
  expect(faults).toEqual([]);
  const places = ["routes", "menu", "homeLinks"] as const;
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
    "risk.map",
    "risk.menu",
    "risk.home",
  ]);
  expect(scenes.of("risk").extensions.map(({ id }) => id)).toEqual(["risk.count"]);
});

it("begins anew for each client: nothing of the page of the one before is left", async () => {
  const former = await (await start()).services.get(riskPage);
  former.openDetails("river_flood");
  former.pickRegionsOf("suburbs");
  former.setControlOrder("river_flood", ["ari", "year"]);
  const { state } = await (await start()).services.get(riskPage);
  expect(state).toMatchObject({ details: undefined, regionGroup: undefined, controlOrder: {} });
});
