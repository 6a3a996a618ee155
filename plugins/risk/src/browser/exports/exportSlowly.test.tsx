import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { createSceneStore } from "@stopbank/scene/store";
import { createToaster } from "@stopbank/ui/toaster";
import { expect, it, vi } from "vitest";
import { exportSlowly } from "./exportSlowly.ts";

const place = { longitude: 172.9, latitude: -40.3, zoom: 9 };

async function begun(answer: { readonly status: number; readonly body: unknown }) {
  const store = createSceneStore({
    ...emptyScene("larkhaven", place),
    layers: [elementLayer("buildings"), hazardLayer("flood", "flood_100")],
    regions: ["north", "south"],
    filters: { buildings: { kind: { values: ["House"] } } },
  });
  const toaster = createToaster();
  const sockets: { address: string; socket: EventTarget & { close: () => void } }[] = [];
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json(answer.body, { status: answer.status }),
  );
  const jobs = { follow: vi.fn(async () => undefined), look: vi.fn() };
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const done = exportSlowly({
    store,
    index: { elements: new Map() },
    call: () => Promise.reject(new Error("Nothing is called.")),
    network: { headers: () => ({}), fetch },
    jobs,
    toaster,
    clientName: "larkhaven",
    contact: "Urban Intelligence",
    openSocket: (address) => {
      const socket = Object.assign(new EventTarget(), { close: () => undefined });
      sockets.push({ address, socket });
      return socket as unknown as WebSocket;
    },
  });
  await done.catch(() => undefined);
  return {
    done,
    fetch,
    jobs,
    sockets,
    reported,
    said: () => toaster.get().shown.map(({ message }) => message),
  };
}

const wss_url = `ws://${window.location.host}/bff/report?job=one`;

it("EXP-20, EXP-21, AMB-33: asks for layers and scenarios with area, regions and filters, and listens where it is told to", async () => {
  const { fetch, jobs, sockets, said } = await begun({ status: 202, body: { wss_url, job_id: "one" } });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe("/api/report/export/risksummary/larkhaven/xlsx");
  expect(JSON.parse(String(init?.body))).toEqual({
    asset_types: ["buildings"],
    hazard_scenarios: ["flood_100"],
    draw_area: "all",
    regions: ["north", "south"],
    identifying_information: { buildings: { kind: { values: ["House"] } } },
  });
  expect(said()).toEqual([
    "Generating data for report. This may take a while, we will notify you when the report is ready.",
  ]);
  expect(jobs.follow).toHaveBeenCalledWith("one", {
    begun: expect.any(String),
    fetching: "Report has been generated. Downloading...",
    failed:
      "There was an error generating the report. Please notify your Urban Intelligence contact or submit feedback.",
    isReasonTold: false,
  });
  sockets[0]?.socket.dispatchEvent(new MessageEvent("message", { data: "{}" }));
  expect(jobs.look).toHaveBeenCalledOnce();
});

it("EXP-22: reports a connection that fails, and says so in the specified words", async () => {
  const { sockets, reported, said } = await begun({ status: 202, body: { wss_url, job_id: "one" } });
  sockets[0]?.socket.dispatchEvent(new Event("error"));
  expect(reported).toHaveBeenCalledOnce();
  expect(said()).toContain("Connection error while generating report. Please try again.");
});

it.each(["wss://evil.example/bff/report", "https://localhost/", "nonsense", ""])(
  "A-36, EXP-23: never opens another place: %s",
  async (elsewhere) => {
    const { sockets, reported } = await begun({ status: 202, body: { wss_url: elsewhere, job_id: "one" } });
    expect(sockets).toEqual([]);
    expect(reported).toHaveBeenCalledOnce();
  },
);

it("throws what it was refused with, and listens nowhere", async () => {
  const error = { code: "jobs/too-many", message: "Too many." };
  const { done, jobs, sockets } = await begun({ status: 429, body: { error } });
  await expect(done).rejects.toMatchObject({ code: "jobs/too-many" });
  expect([jobs.follow.mock.calls, sockets]).toEqual([[], []]);
});
