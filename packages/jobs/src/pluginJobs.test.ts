import { once } from "node:events";
import { routes } from "@stopbank/contract/routes";
import { api, caller, jobKind, jobs } from "@stopbank/plugin-api/server";
import {
  admin,
  type ListedPlugin,
  member,
  type StartedServerHost,
  startServerHost,
  textOf,
  visitor,
} from "@stopbank/plugin-api/testing/server";
import { Type } from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testJobs } from "./testing/testJobs.ts";

const common = {
  params: Type.Object({ gauge: Type.String() }, { additionalProperties: false }),
  access: "signed-in",
  concurrency: 1,
  timeoutSeconds: 60,
  retries: 0,
  expiresAfterDays: 1,
} as const;

let gate = Promise.withResolvers<void>();
const recount = jobKind({
  ...common,
  id: "gauges.recount",
  title: ({ gauge }) => `Recount ${gauge}`,
  run: async ({ params, get, progress, signal }) => {
    const { kind, roles } = await get(caller);
    const { email } = await (await get(api))(routes.currentUser, {});
    progress(0.5, "half of them");
    await Promise.race([gate.promise, once(signal, "abort")]);
    signal.throwIfAborted();
    return [
      {
        name: "counts.txt",
        mediaType: "text/plain",
        text: `${params.gauge} by ${kind} of ${roles} ${email}`,
      },
    ];
  },
});
/** A job that has another done. */
const recountAll = jobKind({
  ...common,
  id: "gauges.recount-all",
  flag: "riskStories",
  title: () => "Recount all",
  run: async ({ params, get }) => {
    const { job } = await (await get(jobs)).start("gauges.recount", params);
    return [{ name: "next.txt", mediaType: "text/plain", text: job.id }];
  },
});

const gauges: ListedPlugin = {
  manifest: { id: "gauges", enabledBy: "summaryPage" },
  load: async () => ({
    default: {
      jobKinds: [recount, recountAll],
      mount: async (app, { as }) => {
        app.post("/recount", { config: { access: "visitor" } }, async (request) => {
          const { job } = await (await as(request)(jobs)).start("gauges.recount", request.body);
          return { id: job.id };
        });
      },
    },
  }),
};

describe("a plugin's jobs, in its own tests", () => {
  let host: StartedServerHost;
  beforeAll(async () => {
    host = await startServerHost({
      plugins: [gauges],
      flags: ["summaryPage", "riskStories"],
      jobs: testJobs,
    });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    gate = Promise.withResolvers();
  });

  const recountOf = (who: typeof member, gauge: string) =>
    host.ask(who, { method: "POST", url: "/bff/gauges/recount", body: { gauge } });
  const until = async (id: string, what: object) => {
    const own = await host.as(member)(jobs);
    return vi.waitFor(
      async () => {
        const job = await own.find(id);
        expect(job).toMatchObject(what);
        return job;
      },
      { timeout: 45_000, interval: 50 },
    );
  };

  it("are done for whoever asked: they see how far it is, and what came of it, and nobody else does", async () => {
    const { id } = (await recountOf(member, "g1")).json<{ id: string }>();
    await until(id, { state: "running", progress: 0.5, step: "half of them", title: "Recount g1" });
    gate.resolve();
    const job = await until(id, { state: "done" });
    expect(job?.outputs).toMatchObject([{ name: "counts.txt" }]);
    const [own, anothers] = [await host.as(member)(jobs), await host.as(admin)(jobs)];
    expect(await textOf(own.findFile(id, "counts.txt"))).toBe("g1 by job of member member@stopbank.example");
    expect(await anothers.findFile(id, "counts.txt")).toBeUndefined();
    expect(await anothers.find(id)).toBeUndefined();
    expect(await anothers.cancel(id)).toBeUndefined();
  });

  it("are given up when they say so", async () => {
    const { id } = (await recountOf(member, "g2")).json<{ id: string }>();
    await until(id, { state: "running" });
    expect(await (await host.as(member)(jobs)).cancel(id)).toMatchObject({ isCancelAsked: true });
    await until(id, { state: "cancelled" });
  });

  it("are refused to visitors, and where what is asked for is not what the kind takes", async () => {
    const visitors = await recountOf(visitor, "g3");
    expect([visitors.statusCode, visitors.json()]).toMatchObject([
      401,
      { error: { code: "auth/sign-in-first" } },
    ]);
    const own = await host.as(member)(jobs);
    await expect(own.start("gauges.recount", {})).rejects.toMatchObject({ code: "request/invalid" });
  });

  it("have others done, where their flag is on", async () => {
    gate.resolve();
    const { job } = await (await host.as(member)(jobs)).start("gauges.recount-all", { gauge: "g4" });
    await until(job.id, { state: "done" });
    const next = (await host.as(member)(jobs)).findFile(job.id, "next.txt");
    await until(String(await textOf(next)), { state: "done", title: "Recount g4" });
    const off = await startServerHost({ plugins: [gauges], flags: ["summaryPage"], jobs: testJobs });
    await expect(
      (await off.as(member)(jobs)).start("gauges.recount-all", { gauge: "g5" }),
    ).rejects.toMatchObject({ code: "jobs/no-such-kind" });
    await off.close();
  });
});
