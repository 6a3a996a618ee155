import { describe, expect, it, vi } from "vitest";
import type { BrowserPlugin } from "../browser.ts";
import { service, token } from "../common.ts";
import type { ListedPlugin } from "./loadPlugin.ts";
import { type Shell, startHost } from "./startHost.ts";
import { flagsOf } from "./testing/clientInfo.ts";

const listed = (id: string, plugin: BrowserPlugin, rest: object = {}): ListedPlugin => ({
  manifest: { id, pages: [{ path: `/${id}/*?` }], ...rest },
  load: vi.fn(async () => ({ default: plugin })),
});

const shell: Shell = { ownPaths: ["/live"], services: () => [] };

const page = (id: string, path = "/risk") => ({ id, path, load: async () => ({ default: () => null }) });

describe("the plugin host", () => {
  it("fetches only what the client has on", async () => {
    const off = listed("stories", {}, { enabledBy: "riskStories" });
    const on = listed("risk", { contributes: { routes: [page("risk.page")] } });
    const host = await startHost([off, on], flagsOf(), shell);
    expect(off.load).not.toHaveBeenCalled();
    expect(host.contributions("routes").map(({ id }) => id)).toEqual(["risk.page"]);
    expect(host.contributions("menu")).toEqual([]);
    expect(host.faults).toEqual([]);
  });

  it("knows the pages of what is off, and where addresses went", async () => {
    const gauges = listed(
      "flood-gauges",
      {},
      { enabledBy: "riskStories", formerAddresses: { "/g": "/flood-gauges" } },
    );
    const { pages, formerAddresses } = await startHost([gauges], flagsOf(), shell);
    expect(pages).toEqual([{ plugin: "flood-gauges", path: "/flood-gauges/*?", isOn: false }]);
    expect([...formerAddresses]).toEqual([["/g", "/flood-gauges"]]);
  });

  it("shows no route that lies in no page of its own plugin, and names it", async () => {
    const bold = listed("bold", {
      contributes: {
        routes: [
          page("bold.own", "/bold/:which?"),
          page("bold.other", "/risk/new"),
          page("bold.none", "/none"),
        ],
      },
    });
    const host = await startHost([listed("risk", {}), bold], flagsOf(), shell);
    expect(host.contributions("routes").map(({ id }) => id)).toEqual(["bold.own"]);
    expect(host.faults.map(({ plugin, code }) => [plugin, code])).toEqual([
      ["bold", "plugin/undeclared-page"],
      ["bold", "plugin/undeclared-page"],
    ]);
  });

  it("takes nothing for a place that there is not, and names it", async () => {
    const lost = listed("lost", { contributes: { palettes: [{ id: "lost.palette" }] } } as never);
    const host = await startHost([lost], flagsOf(), shell);
    expect(host.contributions("palettes" as never)).toEqual([]);
    expect(host.faults.map(({ plugin, code }) => [plugin, code])).toEqual([["lost", "plugin/unknown-place"]]);
  });

  it("goes on without a plugin whose code does not load, and names it", async () => {
    const broken: ListedPlugin = {
      manifest: { id: "broken" },
      load: () => Promise.reject(new Error("chunk is gone")),
    };
    const well = listed("risk", { contributes: { routes: [page("risk.page")] } });
    const host = await startHost([broken, well], flagsOf(), shell);
    expect(host.contributions("routes")).toHaveLength(1);
    expect(host.faults).toEqual([
      {
        plugin: "broken",
        code: "plugin/failed-to-load",
        message: "Its code could not be loaded: chunk is gone",
      },
    ]);
  });

  it.each([
    ["no default export", "plugin/failed-to-load", listed("broken", undefined as never)],
    [
      "contributions that are none",
      "plugin/failed-to-load",
      listed("broken", { contributes: { menu: {} } } as never),
    ],
    [
      "a page whose path is none",
      "plugin/bad-page",
      listed("broken", {}, { pages: [{ path: "/broken/(levels" }] }),
    ],
    [
      "a former address that is none",
      "plugin/bad-page",
      listed("broken", {}, { formerAddresses: { "/(": "/broken" } }),
    ],
    [
      "a route whose path is none",
      "plugin/bad-page",
      listed("broken", { contributes: { routes: [page("broken.page", "/broken/(")] } }),
    ],
    [
      "a page where the shell has its own",
      "plugin/duplicate-page",
      listed("broken", {}, { pages: [{ path: "/live" }] }),
    ],
  ])("goes on beside a plugin with %s, and names it", async (_what, code, broken) => {
    const well = listed("risk", { contributes: { routes: [page("risk.page")] } });
    const host = await startHost([broken, well], flagsOf(), shell);
    expect(host.contributions("routes").map(({ id }) => id)).toEqual(["risk.page"]);
    expect(host.faults.map((fault) => [fault.plugin, fault.code])).toEqual([["broken", code]]);
  });

  it("reports faults of contributions and services together", async () => {
    const clock = token<number>("shell.clock");
    const bad = listed("risk", {
      contributes: { routes: [page("riskless")] },
      services: [service(clock, {}, () => 2)],
    });
    const host = await startHost([bad], flagsOf(), { ...shell, services: () => [[clock, 1]] });
    expect(host.faults.map(({ code }) => code)).toEqual([
      "plugin/bad-contribution-id",
      "plugin/duplicate-service",
    ]);
    expect(await host.services.get(clock)).toBe(1);
  });
});
