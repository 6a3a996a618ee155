import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PagePlace } from "../scope/page.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { jobsOfOneClient } from "../testing/jobsOfOneClient.ts";
import { readUsage } from "../usage/usage.ts";
import {
  type ClientJobFilter,
  cancelClientJob,
  findClientJob,
  finishJob,
  listClientJobKinds,
  listClientJobs,
} from "./index.ts";

const file = { name: "a.txt", mediaType: "text/plain", bytes: 6, content: { text: "secret" } };

onEachEngine("everybody's jobs in a client", (open) => {
  let database: TestDatabase;
  let jobs: Awaited<ReturnType<typeof jobsOfOneClient>>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = await jobsOfOneClient(database);
  });

  const all = async (filter: ClientJobFilter, limit: number) => {
    const found = [];
    let after: PagePlace | undefined;
    do {
      const page = await jobs.inClient((tx) => listClientJobs(tx, filter, after, limit));
      expect(page.items.length).toBeLessThanOrEqual(limit);
      found.push(...page.items);
      after = page.next;
    } while (after !== undefined);
    return found;
  };

  it("are listed with whose they are, and without what came of them", async () => {
    const other = await jobs.newOwner();
    const { id } = await jobs.create();
    await jobs.create({ ownerUserId: other, kind: "risk.report" });
    const claimed = await jobs.claimed(id);
    await jobs.inClient((tx) => finishJob(tx, claimed, [file], 7));
    const listed = await all({}, 10);
    expect(listed.map(({ ownerUserId }) => ownerUserId)).toEqual([other, jobs.ownerUserId]);
    expect(listed.every(({ ownerEmail }) => ownerEmail.endsWith("@a.example"))).toBe(true);
    expect(JSON.stringify(listed)).not.toMatch(/secret|outputs|a\.txt/);
    expect(await jobs.inClient(listClientJobKinds)).toEqual(["admin.verify", "risk.report"]);
    expect((await all({ state: "done" }, 10)).map((job) => job.id)).toEqual([id]);
    expect((await all({ kind: "risk.report" }, 10)).map(({ state }) => state)).toEqual(["queued"]);
    const elsewhere = await jobsOfOneClient(database);
    expect(await elsewhere.inClient((tx) => findClientJob(tx, id))).toBeUndefined();
    expect(await elsewhere.inClient((tx) => cancelClientJob(tx, id))).toBeUndefined();
  });

  it("A-45: are read in pages that miss nothing and repeat nothing", async () => {
    const ids = [];
    for (let i = 0; i < 7; i++) ids.push((await jobs.create()).id);
    const whole = (await all({}, 100)).map(({ id }) => id);
    expect(whole.toSorted()).toEqual(ids.toSorted());
    for (const limit of [1, 3, 7]) expect((await all({}, limit)).map(({ id }) => id)).toEqual(whole);
  });

  it("are cancelled: at once where nobody works on one, at its next beat where somebody does", async () => {
    const waiting = (await jobs.create()).id;
    const running = (await jobs.create()).id;
    await jobs.claimed(running);
    const cancel = (id: string) => jobs.inClient((tx) => cancelClientJob(tx, id));
    expect(await cancel(waiting)).toMatchObject({
      before: { state: "queued" },
      after: { state: "cancelled" },
    });
    expect(await cancel(running)).toMatchObject({
      before: { state: "running", isCancelAsked: false },
      after: { state: "running", isCancelAsked: true },
    });
    expect(await cancel(randomUUID())).toBeUndefined();
  });

  it("count as exports where they leave files, in the transaction that ends them", async () => {
    const uses = () => jobs.inClient((tx) => readUsage(tx, "2020-01-01"));
    const [first, second, lost] = [await jobs.create(), await jobs.create(), await jobs.create()];
    const claimed = await jobs.claimed(first.id);
    await jobs.inClient((tx) => finishJob(tx, claimed, [file, { ...file, name: "b.txt" }], 7));
    const empty = await jobs.claimed(second.id);
    await jobs.inClient((tx) => finishJob(tx, empty, [], 7));
    const late = await jobs.claimed(lost.id);
    expect(await jobs.inClient((tx) => finishJob(tx, { ...late, fence: 0 }, [file], 7))).toBe(false);
    expect(await uses()).toMatchObject([{ kind: "export", subject: "admin.verify", count: 1 }]);
  });
});
