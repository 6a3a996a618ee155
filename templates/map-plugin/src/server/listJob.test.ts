import { testJobs } from "@stopbank/jobs/testing";
import { jobs } from "@stopbank/plugin-api/server";
import {
  admin,
  member,
  type StartedServerHost,
  startServerHost,
  textOf,
} from "@stopbank/plugin-api/testing/server";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import { listKind } from "../wire.ts";
import plugin from "./index.ts";

const sites = [{ longitude: 172.94, latitude: -40.3 }];

let host: StartedServerHost;
beforeAll(async () => {
  host = await startServerHost({
    plugins: [{ manifest, load: async () => ({ default: plugin }) }],
    flags: ["sample-sites.page"],
    jobs: testJobs,
  });
});
afterAll(() => host.close());

it("leaves its owner, and nobody else, a table of the sites, and says so in the trail", async () => {
  const own = await host.as(member)(jobs);
  const { job } = await own.start(listKind, { sites });
  expect(job.title).toBe("List of 1 site");
  await vi.waitFor(async () => expect((await own.find(job.id))?.state).toBe("done"), {
    timeout: 45_000,
    interval: 50,
  });
  expect(await own.findFile(job.id, "sample-sites.csv")).toMatchObject({ mediaType: "text/csv" });
  expect(await textOf(own.findFile(job.id, "sample-sites.csv"))).toContain("1,172.94,-40.3");
  expect(await (await host.as(admin)(jobs)).find(job.id)).toBeUndefined();
  const opened = await host.openStore();
  const client = await findClientByName(opened.shared, "larkhaven");
  const trail = await opened.withClient(String(client?.id), (tx) => listClientEvents(tx, 5));
  expect(trail).toMatchObject([{ action: "sample-sites.listed", details: { sites: 1 } }]);
});

it.each([
  ["no sites", { sites: [] }],
  ["a place that is not on the map", { sites: [{ longitude: 181, latitude: 0 }] }],
  ["what it does not know", { sites, all: true }],
])("is not begun with %s", async (_what, params) => {
  const own = await host.as(member)(jobs);
  await expect(own.start(listKind, params)).rejects.toMatchObject({ code: "request/invalid" });
});
