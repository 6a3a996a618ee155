import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const places = ["routes", "menu", "drawerTabs", "mapFeatures", "sceneExtensions"] as const;

it("PRI-01 PRI-03 is all there under its flag, for who has signed in: page, entry, 'Inputs' and 'Results' at the left", async () => {
  const on = { flags: ["prioritisationPage" as const], roles: ["member" as const] };
  const { faults, contributions } = await startBrowserHost({ manifest, plugin }, on);
  expect(faults).toEqual([]);
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
    "prioritisation.page",
    "prioritisation.menu",
    "prioritisation.inputs",
    "prioritisation.results",
    "prioritisation.areas",
    "prioritisation.choice",
  ]);
  expect(contributions("drawerTabs").map(({ label, side, page }) => [label, side, page])).toEqual([
    ["Inputs", "left", "prioritisation"],
    ["Results", "left", "prioritisation"],
  ]);
});

it("PRI-01 is gone without it, and its page is off", async () => {
  const { contributions, pages } = await startBrowserHost(
    { manifest, plugin },
    { flags: [], roles: ["member"] },
  );
  expect(places.flatMap((place) => contributions(place))).toEqual([]);
  expect(pages).toMatchObject([{ path: "/prioritisation/*?", isOn: false }]);
});
