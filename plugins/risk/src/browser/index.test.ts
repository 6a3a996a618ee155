import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { noWorstChoice } from "../domain/worst/worstChoice.ts";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";
import { riskChoices } from "./riskChoices.ts";

const start = () => startBrowserHost({ manifest, plugin });

it("adds the map, its entry, its way in, the tabs of its drawer and what its summary counts", async () => {
  const { faults, contributions, scenes } = await start();
  expect(faults).toEqual([]);
  const places = ["routes", "menu", "homeLinks", "drawerTabs"] as const;
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
    "risk.map",
    "risk.methods",
    "risk.lesson",
    "risk.menu",
    "risk.home",
    "risk.layers",
    "risk.summary",
    "risk.selected",
  ]);
  expect(scenes.of("risk").extensions.map(({ id }) => id)).toEqual([
    "risk.count",
    "risk.open",
    "risk.version",
  ]);
});

it("begins anew for each client: nothing that was chosen for the one before is left", async () => {
  const former = await (await start()).services.get(riskChoices);
  former.setEadRule("no-tail");
  former.setProjection("river_flood", { primary: "year" });
  const { state } = await (await start()).services.get(riskChoices);
  expect(state).toEqual({ projections: {}, eadRule: undefined, worst: noWorstChoice });
});
