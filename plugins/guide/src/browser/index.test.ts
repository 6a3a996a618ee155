import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { explanations } from "../api.ts";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const tested = { manifest, plugin };

it("GUI-02 G-13 has an entry in the second place of the menu, marked Beta, for whoever has signed in", async () => {
  const host = await startBrowserHost(tested, { flags: ["guidePage"], roles: [] });
  expect(host.faults).toEqual([]);
  expect(host.contributions("menu")).toMatchObject([
    { label: "Guide", href: "/guide/home", badge: "Beta", access: "signed-in", order: 10 },
  ]);
});

it("GUI-02 GUI-03 has its pages open to visitors, with the window to themselves", async () => {
  const { contributions, pages } = await startBrowserHost(tested, { flags: ["guidePage"] });
  expect(contributions("routes")).toMatchObject([{ path: "/guide/*?", layout: "bare" }]);
  expect(contributions("routes")[0]).not.toHaveProperty("access");
  expect(pages).toEqual([{ plugin: "guide", path: "/guide/*?", isOn: true }]);
});

it("AMB-46 is off for everybody where the client has not switched it on", async () => {
  const { contributions, pages } = await startBrowserHost(tested, { roles: ["admin"] });
  expect([contributions("menu"), contributions("routes")]).toEqual([[], []]);
  expect(pages).toEqual([{ plugin: "guide", path: "/guide/*?", isOn: false }]);
});

it("opens over any page what the guide says of a figure, for other plugins", async () => {
  const host = await startBrowserHost(tested, { flags: ["guidePage"] });
  const guide = await host.services.get(explanations);
  guide.explain("not-assessed");
  expect([guide.asked, host.opened]).toEqual(["not-assessed", ["guide.explain"]]);
  expect(host.contributions("dialogs").map(({ id }) => id)).toContain("guide.explain");
});
