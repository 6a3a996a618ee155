import { service, token } from "@stopbank/plugin-api";
import { startBrowserHost, type TestedPlugin } from "@stopbank/plugin-api/testing/browser";
import { describe, expect, it } from "vitest";
import { type SampleSites, sampleSites } from "../api.ts";
import { sitesOf } from "../domain/sites.ts";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const places = [
  "routes",
  "menu",
  "drawerTabs",
  "mapFeatures",
  "mapTools",
  "tutorialSteps",
  "jobStarters",
  "sceneExtensions",
] as const;
const site = { longitude: 172.94, latitude: -40.3 };

describe("what the plugin adds to the shell", () => {
  const start = (...flags: "sample-sites.page"[]) =>
    startBrowserHost({ manifest, plugin }, { flags, roles: ["member"] });

  it("is all there under its flag, without a fault", async () => {
    const { faults, contributions } = await start("sample-sites.page");
    expect(faults).toEqual([]);
    expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
      "sample-sites.page",
      "sample-sites.menu",
      "sample-sites.layers",
      "sample-sites.sites",
      "sample-sites.points",
      "sample-sites.mark",
      "sample-sites.steps",
      "sample-sites.table-of-layers",
      "sample-sites.sites",
    ]);
  });

  it("is gone without it", async () => {
    const { contributions, pages } = await start();
    expect(places.flatMap((place) => contributions(place))).toEqual([]);
    expect(pages).toMatchObject([{ path: "/sample-sites/*?", isOn: false }]);
  });
});

describe("the service for other plugins", () => {
  /** Another plugin, which knows this one by its token alone. */
  const tides = token<SampleSites>("tides.sites");
  const another: TestedPlugin = {
    manifest: { id: "tides", requires: ["sample-sites"] },
    plugin: { services: [service(tides, { sampleSites }, (given) => given.sampleSites)] },
  };

  it("lists and adds the sites that the page shows, and begins anew for each client", async () => {
    const beside = { flags: ["sample-sites.page" as const], beside: [another] };
    const { services, scenes, faults } = await startBrowserHost({ manifest, plugin }, beside);
    expect(faults).toEqual([]);
    const sites = await services.get(tides);
    sites.add(site);
    expect(sitesOf(scenes.of("sample-sites").state.scene)).toEqual([site]);
    expect(sites.list()).toEqual([site]);
    const next = await startBrowserHost({ manifest, plugin }, beside);
    expect((await next.services.get(tides)).list()).toEqual([]);
  });
});
