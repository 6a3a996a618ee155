import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ClientTransaction } from "../engine/database.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { jobSeal, jobsOfOneClient } from "../testing/jobsOfOneClient.ts";
import {
  beatJob,
  cancelJob,
  claimJob,
  createJobSeal,
  endCancelledJob,
  failJob,
  finishJob,
  type JobOutput,
  type JobSeal,
  listIdleJobs,
  releaseJob,
  retryJob,
  tellProgress,
} from "./index.ts";

const output: JobOutput = {
  name: "report.txt",
  mediaType: "text/plain",
  bytes: 4,
  content: { text: "fine" },
};
const error = { code: "try/failed", message: "The other side did not answer." };

onEachEngine("jobs under work", (open) => {
  let database: TestDatabase;
  let jobs: Awaited<ReturnType<typeof jobsOfOneClient>>;
  beforeAll(async () => {
    database = await open();
    jobs = await jobsOfOneClient(database);
  });
  afterAll(() => database.close());

  it("B-02: are given to one of many that claim them at once", async () => {
    const { create, claim, loseLease } = jobs;
    const { id } = await create();
    const claims = await Promise.all(Array.from({ length: 12 }, () => claim(id)));
    expect(claims.filter((one) => one !== undefined)).toHaveLength(1);
    await loseLease(id);
    const again = await Promise.all(Array.from({ length: 12 }, () => claim(id)));
    expect(again.flatMap((one) => one?.attempt ?? [])).toEqual([2]);
  });

  it("B-02: take nothing from a process that slept past its lease, once another has them", async () => {
    const { inClient, create, claimed, find, loseLease } = jobs;
    const { id } = await create();
    const zombie = await claimed(id);
    await loseLease(id);
    // Nobody has taken it over yet, so it may go on.
    expect(await inClient((tx) => beatJob(tx, zombie, 60))).toBe("held");
    await loseLease(id);
    const next = await claimed(id);
    const late: ((tx: ClientTransaction) => Promise<unknown>)[] = [
      (tx) => beatJob(tx, zombie, 60),
      (tx) => tellProgress(tx, zombie, { progress: 0.9, step: "late" }),
      (tx) => finishJob(tx, zombie, [output], 7),
      (tx) => failJob(tx, zombie, error),
      (tx) => retryJob(tx, zombie, error, 0),
      (tx) => releaseJob(tx, zombie),
      (tx) => endCancelledJob(tx, zombie),
    ];
    for (const during of ["running", "done"]) {
      const results = [];
      for (const write of late) results.push(await inClient(write));
      expect(results).toEqual(["lost", false, false, false, false, false, false]);
      expect(await find(id)).toMatchObject({ state: during, step: "", attempt: 2 });
      if (during === "running")
        expect(await inClient((tx) => finishJob(tx, next, [{ ...output, name: "next.txt" }], 7))).toBe(true);
    }
    expect((await find(id)).outputs.map(({ name }) => name)).toEqual(["next.txt"]);
  });

  it("hear at the next beat that they are to be given up, and end at once where nobody works on them", async () => {
    const { ownerUserId, inClient, create, claim, claimed, find } = jobs;
    const { id: waiting } = await create();
    expect(await inClient((tx) => cancelJob(tx, ownerUserId, waiting))).toMatchObject({ state: "cancelled" });
    expect(await claim(waiting)).toBeUndefined();
    const { id } = await create();
    const job = await claimed(id);
    expect(await inClient((tx) => beatJob(tx, job, 60))).toBe("held");
    expect(await inClient((tx) => cancelJob(tx, ownerUserId, id))).toMatchObject({
      state: "running",
      isCancelAsked: true,
    });
    expect(await inClient((tx) => beatJob(tx, job, 60))).toBe("cancel");
    expect(await inClient((tx) => endCancelledJob(tx, job))).toBe(true);
    const ended = await find(id);
    expect(await inClient((tx) => cancelJob(tx, ownerUserId, id))).toEqual(ended);
  });

  it("are not begun again where their process went while they were to be given up", async () => {
    const { ownerUserId, inClient, create, claim, claimed, find, loseLease } = jobs;
    for (const leave of ["lost", "put back", "released"]) {
      const { id } = await create();
      const job = await claimed(id);
      await inClient((tx) => cancelJob(tx, ownerUserId, id));
      if (leave === "lost") await loseLease(id);
      if (leave === "put back") await inClient((tx) => retryJob(tx, job, error, 0));
      if (leave === "released") await inClient((tx) => releaseJob(tx, job));
      expect(await claim(id), leave).toBeUndefined();
      expect((await find(id)).state, leave).toBe("cancelled");
    }
  });

  it("wait before they are tried again, and say why meanwhile", async () => {
    const { inClient, create, claim, claimed, find } = jobs;
    const { id } = await create();
    const job = await claimed(id);
    expect(await inClient((tx) => retryJob(tx, job, error, 30))).toBe(true);
    expect(await find(id)).toMatchObject({ state: "queued", attempt: 1, error });
    expect(await claim(id)).toBeUndefined();
    expect((await inClient((tx) => listIdleJobs(tx, jobSeal))).map((one) => one.id)).not.toContain(id);
    await database.owner.rows("update jobs set due_at = now() where id = $1", [id]);
    expect((await inClient((tx) => listIdleJobs(tx, jobSeal))).map((one) => one.id)).toContain(id);
    const again = await claimed(id);
    expect(again.attempt).toBe(2);
    await inClient((tx) => finishJob(tx, again, [], 7));
    expect((await find(id)).error).toBeUndefined();
  });

  it("B-06: are another's at once when a process lets go of them, and that was no attempt", async () => {
    const { inClient, create, claim } = jobs;
    const { id } = await create();
    await inClient(async (tx) => {
      const job = await claimJob(tx, jobSeal, id, { leaseSeconds: 60, most: 1 });
      if (job !== undefined) await releaseJob(tx, job);
    });
    expect(await claim(id, 1)).toMatchObject({ attempt: 1 });
  });

  it("B-13: end when they were begun so often and stopped each time", async () => {
    const { inClient, create, claim, find, loseLease } = jobs;
    const { id } = await create();
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await claim(id)).toMatchObject({ attempt });
      await loseLease(id);
    }
    expect((await inClient((tx) => listIdleJobs(tx, jobSeal))).map((one) => one.id)).toContain(id);
    expect(await claim(id)).toBeUndefined();
    expect(await find(id)).toMatchObject({ state: "failed", error: { code: "jobs/never-ended" } });
  });

  it("wait for whoever has their key, and end with a sentence where nobody has had it for a day", async () => {
    const { inClient, create, claim, find } = jobs;
    const { id } = await create();
    const otherSeal = createJobSeal(randomBytes(32));
    const options = { leaseSeconds: 60, most: 3 };
    const claimByOther = () => inClient((tx) => claimJob(tx, otherSeal, id, options));
    const idleFor = async (seal: JobSeal) =>
      (await inClient((tx) => listIdleJobs(tx, seal))).some((job) => job.id === id);

    expect(await claimByOther()).toBeUndefined();
    expect(await find(id)).toMatchObject({ state: "queued", attempt: 0 });
    expect([await idleFor(otherSeal), await idleFor(jobSeal)]).toEqual([false, true]);

    await database.owner.rows("update jobs set due_at = now() - interval '25 hours' where id = $1", [id]);
    expect(await idleFor(otherSeal)).toBe(true);
    expect(await claimByOther()).toBeUndefined();
    expect(await find(id)).toMatchObject({ state: "failed", error: { code: "jobs/unreadable" } });

    const { id: kept } = await create();
    expect(await inClient((tx) => claimJob(tx, otherSeal, kept, options))).toBeUndefined();
    expect(await claim(kept)).toMatchObject({ attempt: 1 });
  });

  it("end with a sentence where the row was exchanged, or was sealed with another key before keys had names", async () => {
    const { inClient, create, claim, find } = jobs;
    const [{ id }, { id: exchanged }] = [await create(), await create()];
    await database.owner.rows("update jobs set seal_key_id = null where id = $1", [id]);
    const otherSeal = createJobSeal(randomBytes(32));
    const options = { leaseSeconds: 60, most: 3 };
    expect(await inClient((tx) => claimJob(tx, otherSeal, id, options))).toBeUndefined();
    await database.owner.rows(
      "update jobs set sealed_parameters = (select sealed_parameters from jobs where id = $1) where id = $2",
      [id, exchanged],
    );
    expect(await claim(exchanged)).toBeUndefined();
    for (const one of [id, exchanged])
      expect(await find(one)).toMatchObject({ state: "failed", error: { code: "jobs/unreadable" } });
  });
});
