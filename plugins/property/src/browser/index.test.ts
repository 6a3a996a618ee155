import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const places = ["routes", "menu", "drawerTabs", "mapFeatures", "sceneExtensions"] as const;

it("PRO-01 PRO-04 is all there under its flag, for who has signed in: page, entry with 'Beta', both tabs at the left", async () => {
  const on = { flags: ["propertyPage" as const], roles: ["member" as const] };
  const { faults, contributions } = await startBrowserHost({ manifest, plugin }, on);
  expect(faults).toEqual([]);
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
    "property.page",
    "property.menu",
    "property.details",
    "property.hazards",
    "property.outline",
    "property.chosen",
  ]);
  expect(contributions("menu")).toMatchObject([
    { label: "Property", badge: "Beta", href: "/property", access: "signed-in" },
  ]);
  expect(contributions("drawerTabs").map(({ label, side, page }) => [label, side, page])).toEqual([
    ["Property Details", "left", "property"],
    ["Hazards", "left", "property"],
  ]);
});

it("PRO-01 is gone without it, and its page is off", async () => {
  const { contributions, pages } = await startBrowserHost(
    { manifest, plugin },
    { flags: [], roles: ["member"] },
  );
  expect(places.flatMap((place) => contributions(place))).toEqual([]);
  expect(pages).toMatchObject([{ path: "/property/*?", isOn: false }]);
});
