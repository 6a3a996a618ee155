import type { Get } from "@stopbank/plugin-api";
import { call, client, network, pageJobs, terms, toaster } from "@stopbank/plugin-api/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { createSceneStore } from "@stopbank/scene/store";
import { createToaster } from "@stopbank/ui/toaster";
import { expect, it, vi } from "vitest";
import { runExport } from "./runExport.ts";

it("AMB-34: names whom the client's people turn to where a report could not be made", async () => {
  vi.stubGlobal("WebSocket", class extends EventTarget {});
  const follow = vi.fn(async () => undefined);
  const wss_url = `ws://${window.location.host}/bff/report?job=one`;
  const services = new Map<object, unknown>([
    [client, { name: "testhaven", displayName: "Testhaven Council", config: { contact_name: "GIS team" } }],
    [call, () => Promise.reject(new Error("Nothing is called."))],
    [
      network,
      { headers: () => ({}), fetch: async () => Response.json({ wss_url, job_id: "one" }, { status: 202 }) },
    ],
    [pageJobs, async () => ({ follow, look: () => undefined })],
    [toaster, createToaster()],
    [terms, {}],
  ]);
  const store = createSceneStore({
    ...emptyScene("testhaven", { longitude: 172.9, latitude: -40.3, zoom: 9 }),
    layers: [elementLayer("buildings"), hazardLayer("flood", "flood_100")],
  });
  const page = { index: { elements: new Map() }, isOn: () => true } as never;
  const get = (async (token: object) => services.get(token)) as Get;
  await runExport({ what: "file", format: "xlsx", page }, store, get);
  expect(follow).toHaveBeenCalledWith(
    "one",
    expect.objectContaining({
      failed:
        "There was an error generating the report. Please notify your GIS team contact or submit feedback.",
    }),
  );
});
