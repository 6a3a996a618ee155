import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { jobSeal, jobsOfOneClient } from "../testing/jobsOfOneClient.ts";
import {
  cancelJob,
  claimJob,
  clientOfJob,
  dropOldRequests,
  expireJobs,
  findAskedOfJob,
  findJob,
  findJobOutput,
  finishJob,
  type JobOutput,
  listJobs,
  purgeJobs,
  tellProgress,
  vacuumJobs,
} from "./index.ts";

const output: JobOutput = {
  name: "report.txt",
  mediaType: "text/plain",
  bytes: 4,
  content: { text: "fine" },
};
onEachEngine("jobs", (open) => {
  let database: TestDatabase;
  let jobs: Awaited<ReturnType<typeof jobsOfOneClient>>;
  beforeAll(async () => {
    database = await open();
    jobs = await jobsOfOneClient(database);
  });
  afterAll(() => database.close());

  it("go from waiting over running to done, as their owner sees them", async () => {
    const { clientId, ownerUserId, inClient, create, claimed, find } = jobs;
    const { id, isNew } = await create();
    expect(isNew).toBe(true);
    expect(await find(id)).toMatchObject({ state: "queued", attempt: 0, title: "Verify the dataset" });
    expect(await clientOfJob(database.store, id)).toBe(clientId);
    const job = await claimed(id);
    expect(job).toMatchObject({
      kind: "admin.verify",
      ownerUserId,
      attempt: 1,
      parameters: { dataset: "larkhaven", place: [172.9, -40.3] },
    });
    const told = { progress: 0.25, step: "1 of 4 files" };
    expect(await inClient((tx) => tellProgress(tx, job, told))).toBe(true);
    expect(await find(id)).toMatchObject({ state: "running", ...told, isCancelAsked: false });
    expect(await inClient((tx) => finishJob(tx, job, [output], 7))).toBe(true);
    const done = await find(id);
    const { content, ...described } = output;
    expect(done).toMatchObject({ state: "done", progress: 1, step: "", error: undefined });
    // Apart from what they hold, which is read one by one: lists stay small.
    expect(done.outputs).toEqual([described]);
    const read = (owner: string, name: string) => inClient((tx) => findJobOutput(tx, owner, id, name));
    expect([await read(ownerUserId, output.name), content]).toEqual([output, output.content]);
    expect([await read(ownerUserId, "other"), await read(await jobs.newOwner(), output.name)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(Number(done.expiresAt) - Number(done.endedAt)).toBe(7 * 86_400_000);
    expect((await inClient((tx) => listJobs(tx, ownerUserId, 1))).map((one) => one.id)).toEqual([id]);
  });

  it("show nothing of what was asked for in the table", async () => {
    const { create } = jobs;
    const { id } = await create();
    const [row] = await database.owner.rows<{ row: string; sealed: Uint8Array }>(
      "select jobs::text as row, sealed_parameters as sealed from jobs where id = $1",
      [id],
    );
    expect(row?.row).not.toContain("larkhaven");
    expect(Buffer.from(row?.sealed ?? []).toString("latin1")).not.toContain("larkhaven");
  });

  it("are their owner's alone, and their client's", async () => {
    const { ownerUserId, newOwner, inClient, create, find } = jobs;
    const { id } = await create();
    const stranger = await newOwner();
    expect(await inClient((tx) => findJob(tx, stranger, id))).toBeUndefined();
    expect(await inClient((tx) => listJobs(tx, stranger, 10))).toEqual([]);
    expect(await inClient((tx) => cancelJob(tx, stranger, id))).toBeUndefined();
    const other = await jobsOfOneClient(database);
    const elsewhere = await database.store.withClient(other.clientId, (tx) => findJob(tx, ownerUserId, id));
    expect(elsewhere).toBeUndefined();
    const taken = await database.store.withClient(other.clientId, (tx) =>
      claimJob(tx, jobSeal, id, { leaseSeconds: 60, most: 3 }),
    );
    expect(taken).toBeUndefined();
    expect(await find(id)).toMatchObject({ state: "queued", isCancelAsked: false });
    expect(await clientOfJob(database.store, randomUUID())).toBeUndefined();
  });

  it("B-03: are one however often they are asked for at once with one key", async () => {
    const { newOwner, create } = jobs;
    const idempotencyKey = randomUUID();
    const asked = await Promise.all(Array.from({ length: 20 }, () => create({ idempotencyKey })));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1);
    const others = await Promise.all([
      create({ idempotencyKey, ownerUserId: await newOwner() }),
      create({ idempotencyKey, kind: "admin.other" }),
      create({ idempotencyKey: randomUUID() }),
    ]);
    expect(others.map(({ isNew }) => isNew)).toEqual([true, true, true]);
  });

  it("B-03: answer for a moment after they are done, and not for what came to nothing", async () => {
    const { ownerUserId, inClient, create, claimed } = jobs;
    const idempotencyKey = randomUUID();
    const first = await create({ idempotencyKey });
    const job = await claimed(first.id);
    expect(await create({ idempotencyKey })).toEqual({ id: first.id, isNew: false });
    await inClient((tx) => finishJob(tx, job, [], 7));
    expect(await create({ idempotencyKey })).toEqual({ id: first.id, isNew: false });
    await database.owner.rows("update jobs set ended_at = now() - interval '11 seconds' where id = $1", [
      first.id,
    ]);
    const second = await create({ idempotencyKey });
    expect(second.isNew).toBe(true);
    await inClient((tx) => cancelJob(tx, ownerUserId, second.id));
    expect((await create({ idempotencyKey })).isNew).toBe(true);
  });

  it("B-03: answer for a key that a program chose until a day after, and for that request alone", async () => {
    const { inClient, create, claimed } = jobs;
    const asked = { idempotencyKey: `key ${randomUUID()}`, isKeyChosen: true };
    const first = await create(asked);
    const other = { ...asked, parameters: { dataset: "northport", place: [172.9, -40.3] } };
    await expect(create(other)).rejects.toMatchObject({ code: "jobs/key-used", kind: "conflict" });
    const job = await claimed(first.id);
    await inClient((tx) => finishJob(tx, job, [], 7));
    const endedAgo = (ago: string) =>
      database.owner.rows("update jobs set ended_at = now() - $2::interval where id = $1", [first.id, ago]);
    await endedAgo("23 hours");
    // In another order it is the same.
    const reordered = { ...asked, parameters: { place: [172.9, -40.3], dataset: "larkhaven" } };
    expect(await create(reordered)).toEqual({ id: first.id, isNew: false });
    await endedAgo("25 hours");
    expect((await create(other)).isNew).toBe(true);
  });

  it("B-11: are refused beyond what an owner and a client may have under way, also all at once", async () => {
    const { newOwner, create } = jobs;
    const owner = await newOwner();
    const few = { ofOwner: 3, ofClient: 10_000, hourly: 10_000 };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        create({ ownerUserId: owner, most: few }).then(
          () => "taken",
          ({ code, facts }) => `${code} ${facts.retryAfterSeconds > 0}`,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => "jobs/too-many true"),
      ...Array.from({ length: 3 }, () => "taken"),
    ]);
    await expect(
      create({ ownerUserId: await newOwner(), most: { ofOwner: 3, ofClient: 3, hourly: 9 } }),
    ).rejects.toMatchObject({ code: "jobs/too-many" });
  });

  it("are so many an hour for one owner, also where each is given up at once", async () => {
    const { create, inClient, newOwner } = jobs;
    const request = { ownerUserId: await newOwner(), most: { ofOwner: 2, ofClient: 1_000, hourly: 3 } };
    for (let n = 0; n < 3; n++) {
      const { id } = await create(request);
      await inClient((tx) => cancelJob(tx, request.ownerUserId, id));
    }
    await expect(create(request)).rejects.toMatchObject({
      code: "jobs/too-many",
      facts: { retryAfterSeconds: 600 },
    });
    await database.owner.rows(
      "update jobs set created_at = now() - interval '61 minutes' where owner_user_id = $1",
      [request.ownerUserId],
    );
    expect(await create(request)).toMatchObject({ isNew: true });
  });

  it("are asked so much an hour by one owner, whatever became of them, and of others nothing counts", async () => {
    const { create, inClient, newOwner } = jobs;
    const hourlyBytes = 3_000;
    const request = {
      ownerUserId: await newOwner(),
      parameters: { list: randomBytes(500).toString("hex") },
      most: { ofOwner: 2, ofClient: 1_000, hourly: 100, hourlyBytes },
    };
    // A thousand letters each, and what the seal adds.
    for (let n = 0; n < 2; n++) {
      const { id } = await create(request);
      await inClient((tx) => cancelJob(tx, request.ownerUserId, id));
    }
    const refused = { code: "jobs/too-many", facts: { retryAfterSeconds: 600 } };
    await expect(create(request)).rejects.toMatchObject(refused);
    await expect(
      create({ ...request, ownerUserId: await newOwner(), most: { ...request.most, hourlyBytes: 1_000 } }),
    ).rejects.toMatchObject(refused);
    expect(await create({ ...request, parameters: { list: "short" } })).toMatchObject({ isNew: true });
    expect(await create({ ...request, ownerUserId: await newOwner() })).toMatchObject({ isNew: true });
    await database.owner.rows(
      "update jobs set created_at = now() - interval '61 minutes' where owner_user_id = $1",
      [request.ownerUserId],
    );
    expect(await create(request)).toMatchObject({ isNew: true });
  });

  it("lose what they were asked where it is long, an owner's oldest first, and cannot be asked again then", async () => {
    const { clientId, create, inClient, newOwner } = jobs;
    const owners = [await newOwner(), await newOwner()];
    const list = { list: randomBytes(5_000).toString("hex") };
    const ended = async (ownerUserId: string, parameters: object, days: number) => {
      const { id } = await create({ ownerUserId, parameters, idempotencyKey: `key ${days}` });
      await inClient((tx) => cancelJob(tx, ownerUserId, id));
      await database.owner.rows(
        "update jobs set ended_at = now() - make_interval(days => $2::int) where id = $1",
        [id, days],
      );
      return { ownerUserId, id };
    };
    const [first = "", other = ""] = owners;
    const [oldest, older, newest] = [
      await ended(first, list, 9),
      await ended(first, list, 5),
      await ended(first, list, 1),
    ];
    const short = await ended(first, { short: true }, 20);
    const others = await ended(other, list, 30);
    const { id: waiting } = await create({ ownerUserId: first, parameters: list });
    expect(await inClient((tx) => dropOldRequests(tx, 25_000))).toBe(1);
    expect(await inClient((tx) => dropOldRequests(tx, 25_000))).toBe(0);
    const asked = (id: string, owner: string) =>
      database.store.withClient(clientId, (tx) => findAskedOfJob(tx, jobSeal, owner, id));
    for (const { id, ownerUserId } of [older, newest, short, others])
      expect(await asked(id, ownerUserId)).toMatchObject({ hasEnded: true, parameters: expect.any(Object) });
    expect(await asked(waiting, first)).toMatchObject({ parameters: list });
    await expect(asked(oldest.id, first)).rejects.toMatchObject({ code: "jobs/request-dropped" });
    const told = await inClient((tx) => listJobs(tx, first, 50));
    expect(told.filter(({ isRequestKept }) => !isRequestKept).map(({ id }) => id)).toEqual([oldest.id]);
  });

  it("B-15: lose their outputs when these expire, and go altogether later; what runs stays", async () => {
    const { ownerUserId, inClient, create, claim, claimed, find } = jobs;
    const { id } = await create();
    const job = await claimed(id);
    await inClient((tx) => finishJob(tx, job, [output], 7));
    const { id: neverBegun } = await create();
    const { id: running } = await create();
    await claimed(running);
    const passed = (days: number) =>
      database.owner.rows(
        "update jobs set expires_at = now() - make_interval(days => $2) where id = any($1)",
        [[id, neverBegun, running], days],
      );
    await passed(0);
    expect(await inClient(expireJobs)).toBe(2);
    expect(await inClient(expireJobs)).toBe(0);
    for (const one of [id, neverBegun])
      expect(await find(one)).toMatchObject({ state: "expired", outputs: [] });
    expect(await find(running)).toMatchObject({ state: "running" });
    expect(await claim(neverBegun)).toBeUndefined();
    await passed(29);
    expect(await inClient((tx) => purgeJobs(tx, 30))).toBe(0);
    await passed(31);
    expect(await inClient((tx) => purgeJobs(tx, 30))).toBe(2);
    expect(await inClient((tx) => findJob(tx, ownerUserId, id))).toBeUndefined();
    expect(await find(running)).toMatchObject({ state: "running" });
  });

  it("end though nobody begins them anew: given up, or when their time is over", async () => {
    const { ownerUserId, inClient, create, claimed, loseLease, find } = jobs;
    const [{ id: givenUp }, { id: forgotten }] = [await create(), await create()];
    for (const id of [givenUp, forgotten]) {
      await claimed(id);
      await loseLease(id);
    }
    expect(await inClient((tx) => cancelJob(tx, ownerUserId, givenUp))).toMatchObject({ state: "cancelled" });
    await database.owner.rows("update jobs set expires_at = now() where id = $1", [forgotten]);
    expect(await inClient(expireJobs)).toBe(1);
    expect(await find(forgotten)).toMatchObject({ state: "expired", endedAt: expect.any(Date) });
  });

  it("leave their room for others in the embedded store once they are gone", async () => {
    const { create, inClient } = jobs;
    const { store, owner } = database;
    for (let i = 0; i < 30; i++) await create({ parameters: randomBytes(1_000).toString("hex") });
    await owner.rows(
      "update jobs set state = 'expired', ended_at = now(), lease_until = null, expires_at = '-infinity'",
    );
    while ((await inClient((tx) => purgeJobs(tx, 0))) > 0);
    await vacuumJobs(store);
    const [size] = await owner.rows<{ bytes: number }>(
      "select pg_relation_size('jobs')::int as bytes, (select count(*)::int from jobs) as jobs",
    );
    expect(size).toMatchObject({ jobs: 0 });
    if (store.engine === "pglite") expect(size?.bytes).toBe(0);
  });
});
