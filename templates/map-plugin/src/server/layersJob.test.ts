import { testJobs } from "@stopbank/jobs/testing";
import { offered } from "@stopbank/map/testing/offered";
import { jobs } from "@stopbank/plugin-api/server";
import {
  admin,
  member,
  type StartedServerHost,
  startServerHost,
  textOf,
} from "@stopbank/plugin-api/testing/server";
import { findJobGrant } from "@stopbank/store/jobs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import { layersKind } from "../wire.ts";
import plugin from "./index.ts";

/** The roles of those whose jobs asked the API. */
const askedAs: unknown[] = [];

let host: StartedServerHost;
beforeAll(async () => {
  host = await startServerHost({
    plugins: [{ manifest, load: async () => ({ default: plugin }) }],
    flags: ["sample-sites.page"],
    jobs: testJobs,
    answers: {
      layers: async ({ headers }) => {
        const token = headers.authorization?.replace("Bearer ", "") ?? "";
        askedAs.push((await findJobGrant(await host.openStore(), token))?.role);
        return offered;
      },
    },
  });
});
afterAll(() => host.close());

it("leaves its owner a table of what the API answers to them", async () => {
  for (const owner of [member, admin]) {
    const own = await host.as(owner)(jobs);
    const { job } = await own.start(layersKind, {});
    await vi.waitFor(async () => expect((await own.find(job.id))?.state).toBe("done"), {
      timeout: 45_000,
      interval: 50,
    });
    expect(await textOf(own.findFile(job.id, "sample-sites-layers.csv"))).toContain('"buildings",10');
  }
  expect(askedAs).toEqual(["member", "admin"]);
});
