import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const places = ["routes", "drawerTabs", "mapFeatures"] as const;
const stories = { manifest: { ...manifest, requires: [] }, plugin };

it("STO-01 STO-02 is a tab beside the risk map, under its flag, for who has signed in", async () => {
  const on = { flags: ["riskStories" as const], roles: ["member" as const] };
  const { faults, contributions } = await startBrowserHost(stories, on);
  expect(faults).toEqual([]);
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual(
    expect.arrayContaining(["stories.page", "stories.tab", "stories.map"]),
  );
  expect(contributions("drawerTabs").find(({ id }) => id === "stories.tab")).toMatchObject({
    label: "Stories",
    page: "risk",
    side: "left",
    address: "stories",
    leadsMap: true,
    access: "signed-in",
  });
});

it("STO-01 is gone without it, and its page is off", async () => {
  const { contributions, pages } = await startBrowserHost(stories, { flags: [], roles: ["member"] });
  expect(places.flatMap((place) => contributions(place))).toEqual([]);
  expect(pages).toContainEqual(expect.objectContaining({ path: "/risk/stories/*?", isOn: false }));
});
