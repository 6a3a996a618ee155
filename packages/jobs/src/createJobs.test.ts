import { randomBytes } from "node:crypto";
import { loadPlugins } from "@stopbank/plugin-api/server-host";
import { claimJob, createJobSeal } from "@stopbank/store/jobs";
import { onEachEngine } from "@stopbank/store/testing";
import Fastify from "fastify";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { createJobs } from "./createJobs.ts";
import { jobOwner, noApi, testKind } from "./testing/jobHouse.ts";
import { jobPlaces } from "./testing/jobPlaces.ts";

const key = randomBytes(32);
const { log } = Fastify();
const quick = testKind({ id: "test.quick", run: async () => [] });
const { kept, scratch, remove } = await jobPlaces();
afterAll(remove);
const loadKinds = () =>
  loadPlugins([{ manifest: { id: "test" }, load: async () => ({ default: { jobKinds: [quick] } }) }], log);

onEachEngine("the jobs of a process", (open) => {
  it("B-01: begin with those that the process before it was killed over, where no other can have them", async () => {
    const { store, engine, close } = await open();
    onTestFinished(close);
    const owner = await jobOwner(store);
    const plugins = await loadKinds();
    const parts = { store, plugins, log, key: async () => key, callAs: noApi, kept, scratch };
    const starting = createJobs({ ...parts, works: false });
    await starting.open();
    const { job } = await starting.of(owner).start(quick.id, {});
    await store.withClient(owner.clientId, (tx) =>
      claimJob(tx, createJobSeal(key), job.id, { leaseSeconds: 3_600, most: 9 }),
    );
    await starting.close();

    const working = createJobs({ ...parts, works: true, pace: { tendSeconds: 0.3, pollSeconds: 0.5 } });
    await working.open();
    if (engine === "pglite")
      await vi.waitFor(
        async () => expect(await owner.find(job.id)).toMatchObject({ state: "done", attempt: 2 }),
        { timeout: 45_000, interval: 50 },
      );
    else expect(await owner.find(job.id)).toMatchObject({ state: "running", attempt: 1 });
    await working.close();
  });

  it.each(["queue", "worker"])("leave nothing behind when their %s cannot be opened", async (part) => {
    const { store, close } = await open();
    onTestFinished(close);
    const plugins = await loadKinds();
    const away = () => Promise.reject(new Error("the database is away"));
    let listening = 0;
    const queue: typeof store.queue = {
      executeSql: (text, values) =>
        part === "queue" && text.includes("create_queue") ? away() : store.queue.executeSql(text, values),
      listen: async (...asked) => {
        const listener = await store.queue.listen(...asked);
        listening++;
        return { close: () => listener.close().finally(() => listening--) };
      },
    };
    const failing = { ...store, queue, ...(part === "worker" && { listen: away }) };
    const jobs = createJobs({
      store: failing,
      plugins,
      log,
      key: async () => key,
      callAs: noApi,
      kept,
      scratch,
      works: true,
    });
    await expect(jobs.open()).rejects.toThrow("the database is away");
    if (part === "worker") expect(listening).toBe(1);
    await jobs.close();
    expect(listening).toBe(0);
  });
});
