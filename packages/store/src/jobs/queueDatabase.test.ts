import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { jobsOfOneClient } from "../testing/jobsOfOneClient.ts";
import { QUEUE_SCHEMA, queueWithin } from "./index.ts";

const queueName = "jobs";
/** What is to be tried again is told to nobody, so workers ask. */
const oftenAsked = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

onEachEngine("the queue under jobs, pg-boss as it is", (open) => {
  let database: TestDatabase;
  let jobs: Awaited<ReturnType<typeof jobsOfOneClient>>;
  let boss: PgBoss;
  const faults: unknown[] = [];
  beforeAll(async () => {
    database = await open();
    jobs = await jobsOfOneClient(database);
  });
  afterAll(() => database.close());

  const bossOf = async ({ store, engine }: TestDatabase): Promise<PgBoss> => {
    const options: ConstructorOptions = {
      db: store.queue,
      schema: QUEUE_SCHEMA,
      backend: engine === "pglite" ? "pglite" : "postgres",
      migrate: false,
      schedule: false,
      reindex: false,
      useListenNotify: true,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
      maintenanceIntervalSeconds: 1,
    };
    const made = new PgBoss(options);
    for (const event of ["error", "warning"] as const) made.on(event, (fault: unknown) => faults.push(fault));
    return made.start();
  };
  beforeEach(async () => {
    faults.length = 0;
    boss = await bossOf(database);
    await boss.createQueue(queueName, { notify: true, policy: "exclusive", heartbeatSeconds: 10 });
    // So that the first send knows the queue and asks nothing past its transaction.
    await boss.findJobs(queueName, { id: randomUUID() });
  });
  afterEach(async () => {
    await boss.stop({ graceful: false });
    expect(faults).toEqual([]);
  });

  const send = (id: string) =>
    jobs.inClient((tx) => boss.send(queueName, { id }, { singletonKey: id, db: queueWithin(tx) }));
  const works = async () => {
    const ids: string[] = [];
    await boss.work<{ id: string }>(
      queueName,
      { ...oftenAsked, heartbeatRefreshSeconds: 3 },
      async (found) => {
        ids.push(...found.map(({ data }) => data.id));
      },
    );
    return ids;
  };

  it("finds the schema that migrations made to be what it expects, and is not the one who owns it", async () => {
    const drift = await boss.detectSchemaDrift();
    expect(drift).toMatchObject({ ok: true });
    const [owned] = await database.app.rows(
      "select count(*)::int as tables from pg_tables where schemaname = 'pgboss' and tableowner = current_user",
    );
    expect(owned).toEqual({ tables: 0 });
    await expect(database.app.rows("create table pgboss.mine (a int)")).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("is handed a job in the transaction that writes it down, both or neither", async () => {
    const worked = await works();
    const kept = await jobs.inClient(async (tx) => {
      await boss.send(queueName, { id: "kept" }, { db: queueWithin(tx) });
      return "kept";
    });
    const undone = jobs.inClient(async (tx) => {
      await boss.send(queueName, { id: "undone" }, { db: queueWithin(tx) });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await send("last");
    await vi.waitFor(() => expect(worked).toEqual([kept, "last"]), { timeout: 20_000 });
  });

  it("takes a job once while it waits, and none that was cancelled", async () => {
    const sent = [await send("twice"), await send("twice"), await send("cancelled")];
    expect(sent.map((id) => id === null)).toEqual([false, true, false]);
    await boss.cancel(queueName, String(sent[2]));
    const worked = await works();
    await send("last");
    await vi.waitFor(() => expect(worked).toContain("last"), { timeout: 20_000 });
    expect(worked.toSorted()).toEqual(["last", "twice"]);
  });

  it("tries a failed job again, and looks after itself as the role that serves", async () => {
    const tries: number[] = [];
    await boss.work(queueName, { ...oftenAsked, includeMetadata: true }, async ([job]) => {
      tries.push(job?.retryCount ?? -1);
      if (tries.length === 1) throw new Error("once");
    });
    await boss.send(queueName, { id: "again" }, { retryLimit: 1, retryDelay: 0 });
    await vi.waitFor(() => expect(tries).toEqual([0, 1]), { timeout: 20_000 });
    await boss.supervise(queueName);
  });

  it("leaves the store's transactions alone, and they leave it, when either fails", async () => {
    const { store } = database;
    const script = (what: string) => store.queue.executeSql(`begin; select 1 as a; ${what}; commit;`);
    const work = Array.from({ length: 20 }, async (_one, n) => {
      const [failing, going, writing] = await Promise.allSettled([
        script("select * from nowhere"),
        script(`select ${n} as b`),
        store.withoutClient(async (tx) => {
          await sql`insert into throttles (key_hash, failures, last_failure_at) values (sha256(convert_to(${`${n}`}::text, 'utf8')), 1, now())`.execute(
            tx,
          );
          await sql`select pg_sleep(0.002)`.execute(tx);
          if (n % 2 === 0) throw new Error("undone");
          return sql<{ n: number }>`select 1 as n`.execute(tx);
        }),
      ]);
      expect(failing).toMatchObject({ status: "rejected", reason: { code: "42P01" } });
      expect(going).toMatchObject({ status: "fulfilled", value: { rows: [{ a: 1 }, { b: n }] } });
      expect(writing).toMatchObject(
        n % 2 === 0 ? { reason: { message: "undone" } } : { status: "fulfilled" },
      );
    });
    await Promise.all(work);
    const [left] = await database.owner.rows("select count(*)::int as rows from throttles");
    expect(left).toEqual({ rows: 10 });
    const parameters = store.queue.executeSql("select $1::int / 0", [1]);
    await expect(parameters).rejects.toMatchObject({ code: "22012" });
    expect(await store.queue.executeSql("select $1::int as a", [1])).toMatchObject({ rows: [{ a: 1 }] });
  });

  it("says at once that it was asked past an open transaction, which would wait for itself", async () => {
    const past = jobs.inClient(() => boss.send(queueName, { id: "past" }));
    await expect(past).rejects.toThrow("store/nested-transaction");
  });

  it("leaves what is kept in memory as it is", async () => {
    const { store } = database;
    await send("first");
    const before = store.revisions?.now();
    await send("second");
    await boss.fetch(queueName);
    expect(store.revisions?.now()).toBe(before);
  });
});
