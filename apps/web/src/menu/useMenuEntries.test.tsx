import { client } from "@stopbank/plugin-api/browser";
import { flagsOf, startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useMenuEntries } from "./useMenuEntries.ts";

it("HOM-17, AMB-22, G-13: has the entries for the viewer and client in use, the same until one of them is another", async () => {
  const none = { manifest: { id: "none" }, plugin: {} };
  const bare = (await startBrowserHost(none)).client;
  const config = {
    ...bare.config,
    feature_flags: flagsOf("onboardingPage"),
    site_links: { ...bare.config.site_links, access_site: "https://access.testhaven.example" },
  };
  const host = await startBrowserHost(none, { roles: [], services: [[client, { ...bare, config }]] });
  const { result, rerender } = renderHook(() => useMenuEntries(""), {
    wrapper: ({ children }) => host.around(children),
  });
  const labels = () => result.current.main.map(({ label }) => label);
  expect(labels()).toEqual(["Home", "Getting Started", "Access"]);
  expect(result.current.main.at(-1)).toMatchObject({
    href: "https://access.testhaven.example",
    external: true,
  });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  act(() => host.become());
  expect(labels()).toEqual(["Home", "Access"]);
});
