import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../scope/store.ts";
import { onEachEngine, onPostgres, type TestDatabase } from "../testing/engines.ts";
import {
  attemptAbandoned,
  attemptSucceeded,
  type Limit,
  type LogInAttempt,
  purgeForgottenFailures,
  reserveAttempt,
} from "./throttle.ts";

const doubling = (key: string): Limit => ({ key, rule: { kind: "doubling" } });
const hourly = (key: string, failures = 100): Limit => ({
  key,
  rule: { kind: "allowance", failures, periodSeconds: 3_600 },
});

onEachEngine("A-21: throttling failed tries", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const reserve = (...limits: Limit[]) => reserveAttempt(database.store, limits);
  /** Seconds to wait, or 0 where the try is let through. */
  const waitOf = async (...limits: Limit[]) => {
    const reserved = await reserve(...limits);
    return "refusal" in reserved ? reserved.refusal.retryAfterSeconds : 0;
  };
  const admitted = async (...limits: Limit[]): Promise<LogInAttempt> => {
    const reserved = await reserve(...limits);
    if ("refusal" in reserved) throw new Error("The try was refused.");
    return reserved.attempt;
  };
  /** Makes all that is counted look as if so many seconds had passed. */
  const age = (seconds: number) =>
    database.owner.script(`update throttles set blocked_until = blocked_until - interval '${seconds} seconds',
      last_failure_at = last_failure_at - interval '${seconds} seconds'`);

  it("counts a heavy try as so many of an allowance, or not at all, and gives back all of it", async () => {
    const heavy = (weight: number): Limit => ({ ...hourly("heavy", 10), weight });
    const first = await admitted(heavy(6));
    expect(await waitOf(heavy(6))).toBeGreaterThan(2 * 300);
    expect(await waitOf(heavy(4))).toBe(0);
    expect(await waitOf(heavy(1))).toBeGreaterThan(0);
    await attemptAbandoned(database.store, first);
    expect(await waitOf(heavy(6))).toBe(0);
    expect(await waitOf(heavy(1))).toBeGreaterThan(0);
  });

  it("lets five go, then waits a minute, doubling up to fifteen, and forgets after a success", async () => {
    const limit = doubling("a");
    const waits: number[] = [];
    for (let failure = 0; failure < 12; failure++) {
      const { limits } = await admitted(limit);
      expect(limits[0]?.failures).toBe(failure + 1);
      // Asked at once, it says how long to wait; a wait of nothing counts as a try, so it is given back.
      const next = await reserve(limit);
      if ("attempt" in next) await attemptAbandoned(database.store, next.attempt);
      waits.push("refusal" in next ? next.refusal.retryAfterSeconds : 0);
      await age(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(await waitOf(doubling("b"))).toBe(0);
    await attemptSucceeded(database.store, await admitted(limit));
    expect((await admitted(limit)).limits[0]?.failures).toBe(1);
  });

  it("lets five of 60 tries at once through, and counts those it refuses", async () => {
    const limit = doubling("crowd");
    const tries = await Promise.all(Array.from({ length: 60 }, () => reserve(limit)));
    const refusals = tries.flatMap((one) => ("refusal" in one ? [one.refusal] : []));
    expect(refusals).toHaveLength(55);
    expect(new Set(refusals.map(({ refusedInARow }) => refusedInARow)).size).toBe(55);
    expect(Math.min(...refusals.map(({ retryAfterSeconds }) => retryAfterSeconds))).toBeGreaterThan(50);
    await age(60);
    await admitted(limit);
    const [next] = await Promise.all([reserve(limit)]);
    expect("refusal" in next && next.refusal.refusedInARow).toBe(1);
  });

  it("counts nothing under the other limits where one is reached", async () => {
    const reached = hourly("full", 1);
    await admitted(reached);
    for (let i = 0; i < 6; i++) expect(await waitOf(doubling("innocent"), reached)).toBeGreaterThan(0);
    expect((await admitted(doubling("innocent"))).limits[0]?.failures).toBe(1);
  });

  it("lets the last that is free through to a transaction that began before those it waited for", async () => {
    const limit = hourly("late", 5);
    for (let i = 0; i < 4; i++) await admitted(limit);
    // Between the begin and the try, in one transaction so that the one connection of PGlite is enough: the row as four tries
    // leave it whose transactions began in that time.
    const late: Store = {
      ...database.store,
      withoutClient: (work) =>
        database.store.withoutClient(async (tx) => {
          const { rows } = await sql<{ isLater: boolean }>`
            with later as (select clock_timestamp() as began from pg_sleep(0.02))
            update throttles set last_failure_at = began, blocked_until = began - interval '1 hour' / 5 from later
            where key_hash = ${createHash("sha256").update("late").digest()}::bytea
            returning began > now() as "isLater"`.execute(tx);
          expect(rows).toEqual([{ isLater: true }]);
          return work(tx);
        }),
    };
    expect(await reserveAttempt(late, [limit])).toMatchObject({ attempt: { limits: [{ failures: 5 }] } });
    expect(await waitOf(limit)).toBeGreaterThan(0);
  });

  it("gives back what was not looked at, also the try that blocked, and no more", async () => {
    const limits = [doubling("busy"), hourly("busy network", 5)];
    const tries = await Promise.all(Array.from({ length: 5 }, () => admitted(...limits)));
    expect(await waitOf(...limits)).toBeGreaterThan(0);
    for (const attempt of tries) await attemptAbandoned(database.store, attempt);
    expect((await admitted(...limits)).limits.map(({ failures }) => failures)).toEqual([1, 1]);
  });

  it("forgets after a day, so a stranger can slow down and never lock", async () => {
    const limit = doubling("e");
    for (let failure = 0; failure < 5; failure++) await admitted(limit);
    await age(25 * 3_600);
    expect((await admitted(limit)).limits[0]?.failures).toBe(1);
    await age(25 * 3_600);
    await admitted(doubling("f"));
    expect(await purgeForgottenFailures(database.store.shared)).toBeGreaterThan(0);
    expect((await admitted(doubling("f"))).limits[0]?.failures).toBe(2);
  });

  it("lets a network fail 100 times at once and 100 times an hour, and never waits for longer than one of them", async () => {
    const office = hourly("network:192.0.2.7");
    const tries = await Promise.all(Array.from({ length: 130 }, () => waitOf(office)));
    expect(tries.filter((wait) => wait === 0)).toHaveLength(100);
    expect(Math.max(...tries)).toBeLessThanOrEqual(36);
    await age(36);
    expect(await waitOf(office)).toBe(0);
    expect(await waitOf(office)).toBeGreaterThan(0);
    // A quiet day earns no more than the hour's allowance.
    await age(86_000);
    const later = await Promise.all(Array.from({ length: 130 }, () => waitOf(office)));
    expect(later.filter((wait) => wait === 0)).toHaveLength(100);
  });

  it("takes a success off a network's count, and leaves its failures", async () => {
    const small = hourly("small", 3);
    await admitted(small);
    await attemptSucceeded(database.store, await admitted(small));
    await admitted(small);
    await admitted(small);
    expect(await waitOf(small)).toBeGreaterThan(0);
  });
});

onPostgres("A-21: tries in several processes at once", (open) => {
  it("are let through five in all", async () => {
    const database = await open();
    const script = new URL("../testing/guessingProcess.ts", import.meta.url);
    const children = [1, 2, 3].map(() => fork(script, [String(database.url)], { execArgv: [] }));
    const word = async (child: ChildProcess) => (await once(child, "message"))[0] as unknown;
    expect(await Promise.all(children.map(word))).toEqual(["ready", "ready", "ready"]);
    const counts = children.map(word);
    for (const child of children) child.send("go");
    const admitted = (await Promise.all(counts)) as number[];
    expect(admitted.reduce((sum, count) => sum + count)).toBe(5);
    await Promise.all(children.map((child) => child.exitCode ?? once(child, "exit")));
    await database.close();
  });
});
