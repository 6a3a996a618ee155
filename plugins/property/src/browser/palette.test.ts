import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

it("finds properties for the search of everything, by the layer that the client has set up, and leads to their page", async () => {
  const answer = vi.fn((path: string) =>
    Response.json(
      path.includes("/search/asset")
        ? [
            { asset_id: "p-7", search_match: "9 Kānuka Terrace (LOT 1)" },
            { asset_id: "p-8", search_match: "11 Kānuka Terrace" },
          ]
        : { asset_type: "parcels" },
    ),
  );
  const host = await startBrowserHost({ manifest, plugin }, { flags: ["propertyPage"], roles: [], answer });
  const [source] = host.contributions("paletteSources");
  const search = await source!.load(host.services.get);
  expect([source?.access, search.asksServer, answer.mock.calls]).toEqual(["signed-in", true, []]);
  const { signal } = new AbortController();
  const [only, ...others] = await search.find("kanuka", 1, signal);
  await search.find("kanuka t", 1, signal);
  expect([only?.title, others]).toEqual(["9 Kānuka Terrace (LOT 1)", []]);
  expect(only?.href).toMatch(
    /^\/property\?v=2&client=testhaven&drawer=details&x\.property\.chosen=parcels.*p-7/,
  );
  expect(answer.mock.calls.map(([path]) => path.replace(/\?.*/, ""))).toEqual([
    "/api/client/property_explorer_config",
    "/api/search/asset/parcels",
    "/api/search/asset/parcels",
  ]);
});
