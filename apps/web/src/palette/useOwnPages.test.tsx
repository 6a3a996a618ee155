import type { FeatureFlag } from "@stopbank/contract/flags";
import { client } from "@stopbank/plugin-api/browser";
import { flagsOf, startBrowserHost, type TestedPlugin } from "@stopbank/plugin-api/testing/browser";
import { renderHook, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { HostProvider } from "../host/hostContext.ts";
import { useOwnPages } from "./useOwnPages.ts";

const { signal } = new AbortController();

const tested: TestedPlugin = {
  manifest: { id: "risk", disabledBy: "riskModuleIsInDevelopment", pages: [{ path: "/methods" }] },
  plugin: {},
};

async function ownPages(flags: readonly FeatureFlag[], report: string) {
  const asked: string[] = [];
  const bare = (await startBrowserHost(tested)).client;
  const config = { ...bare.config, feature_flags: flagsOf(...flags), methods_report_url: report };
  const host = await startBrowserHost(tested, {
    flags,
    services: [[client, { ...bare, config }]],
    answer: (path) => {
      asked.push(path);
      return Response.json([]);
    },
  });
  const { result } = renderHook(() => useOwnPages(), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <HostProvider value={host}>{host.around(children)}</HostProvider>
      </SWRConfig>
    ),
  });
  const titles = async () => (await result.current.search.find("", 20, signal)).map(({ title }) => title);
  return { asked, titles };
}

it("leaves out the tabs of Home that the client has written nothing for, once that is known", async () => {
  const { titles } = await ownPages(["newLandingPage", "hideAccessModule"], "/methods");
  await waitFor(async () =>
    expect(await titles()).toEqual([
      "Home",
      "The Process",
      "About Us",
      "Methodology Report",
      "Accessibility statement",
    ]),
  );
});

it.each(["https://reports.example/methods", "/media/methods.pdf"])(
  "asks nothing where Home has no tabs, and names no report that is elsewhere: %s",
  async (report) => {
    const { titles, asked } = await ownPages(["hideAccessModule"], report);
    expect(await titles()).toEqual(["Home", "Accessibility statement"]);
    expect(asked).toEqual([]);
  },
);

it("names no report whose page is off", async () => {
  const { titles } = await ownPages(["hideAccessModule", "riskModuleIsInDevelopment"], "/methods#sea");
  expect(await titles()).toEqual(["Home", "Accessibility statement"]);
});
