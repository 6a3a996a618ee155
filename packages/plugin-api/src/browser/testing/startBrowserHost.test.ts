import { routes } from "@stopbank/contract/routes";
import { describe, expect, it } from "vitest";
import { call, navigation, network, session } from "../../browser.ts";
import { service, token } from "../../common.ts";
import { startBrowserHost, type TestedPlugin } from "./startBrowserHost.ts";

const heights = token<() => Promise<string>>("tides.heights");
const tides: TestedPlugin = {
  manifest: { id: "tides" },
  plugin: {
    services: [
      service(heights, { network }, ({ network }) => async () => {
        const answer = await network.fetch("/bff/tides/heights", { method: "GET" });
        return answer.text();
      }),
    ],
  },
};
const gauges: TestedPlugin = { manifest: { id: "flood-gauges", enabledBy: "guidePage" }, plugin: {} };

describe("the host for tests of browser halves", () => {
  it("answers as the test says, through another plugin's service and the contract's calls", async () => {
    const settings = { tsncs_html: null, version: "7", commit: null, demo: true };
    const { services, faults } = await startBrowserHost(gauges, {
      flags: ["guidePage"],
      beside: [tides],
      answer: (path, { method }) =>
        path === "/api/settings" ? Response.json(settings) : new Response(`${method} ${path}`),
    });
    expect(faults).toEqual([]);
    expect(await (await services.get(heights))()).toBe("GET /bff/tides/heights");
    expect(await (await services.get(call))(routes.settings, {})).toEqual(settings);
  });

  it("says which question it has no answer to", async () => {
    const { services } = await startBrowserHost(gauges);
    await expect((await services.get(network)).fetch("/bff/flood-gauges/x")).rejects.toThrow(
      "The test answers nothing at /bff/flood-gauges/x.",
    );
  });

  it("keeps where plugins sent the reader, and tells them who that is", async () => {
    const host = await startBrowserHost(gauges, { roles: [] });
    const { go, openDialog } = await host.services.get(navigation);
    const live = await host.services.get(session);
    let changes = 0;
    live.subscribe(() => {
      changes += 1;
    });
    go("/flood-gauges/7");
    openDialog("flood-gauges.levels");
    live.askToLogIn("/flood-gauges");
    expect([host.went, host.opened, host.askedToLogIn]).toEqual([
      ["/flood-gauges/7"],
      ["flood-gauges.levels"],
      ["/flood-gauges"],
    ]);
    host.become();
    expect([live.get().status, changes]).toEqual(["visitor", 1]);
  });
});
