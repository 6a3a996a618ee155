import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { onEachEngine, onPostgres, type TestDatabase } from "../testing/engines.ts";
import { createRefresher, type Exchange } from "./sessionRefresh.ts";
import { createSession, findSession } from "./sessions.ts";

const OLD = { accessToken: "a0", refreshToken: "r0" };
const NEW = { accessToken: "a1", refreshToken: "r1" };
/** Long enough that a busy machine does not miss a heartbeat. */
const LEASE_MS = 600;

async function sessionIn(database: TestDatabase): Promise<string> {
  const email = `${crypto.randomUUID()}@stopbank.example`;
  const user = await createUser(database.store.shared, { email, status: "CONFIRMED" });
  return createSession(database.store.shared, { userId: user.id, tokens: OLD });
}

onEachEngine("refreshing a session's tokens", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** As many refreshers as there would be processes. */
  const refresher = () =>
    createRefresher(database.store.shared, { leaseMs: LEASE_MS, pollMs: 10, waitMs: 5000 });

  it("A-16: exchanges once for 100 requests through two refreshers, though it takes three leases", async () => {
    const id = await sessionIn(database);
    let exchanges = 0;
    const exchange: Exchange = async (tokens) => {
      expect(tokens).toEqual(OLD);
      exchanges++;
      await sleep(3 * LEASE_MS);
      return NEW;
    };
    const refreshers = [refresher(), refresher()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, index) => refreshers[index % 2]?.(id, 0, exchange)),
    );
    expect(exchanges).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ tokens: NEW, tokenGeneration: 1 })]),
    );
    expect(await findSession(database.store.shared, id, { slide: false })).toMatchObject({ tokens: NEW });
  });

  it("gives the newer tokens without an exchange to who comes late with old ones", async () => {
    const id = await sessionIn(database);
    await refresher()(id, 0, async () => NEW);
    const late = await refresher()(id, 0, () => Promise.reject(new Error("must not be asked")));
    expect(late).toEqual({ tokens: NEW, tokenGeneration: 1 });
  });

  it("ends the session for all when the refresh token is dead, asking once", async () => {
    const id = await sessionIn(database);
    let exchanges = 0;
    const dead: Exchange = async () => {
      exchanges++;
      await sleep(20);
      return undefined;
    };
    const answers = await Promise.all([refresher()(id, 0, dead), refresher()(id, 0, dead)]);
    expect(answers).toEqual([undefined, undefined]);
    expect(exchanges).toBe(1);
    expect(await findSession(database.store.shared, id, { slide: false })).toBeUndefined();
  });

  it("keeps the session when the exchange fails, and lets the next try", async () => {
    const id = await sessionIn(database);
    const failing = refresher()(id, 0, () => Promise.reject(new Error("upstream is down")));
    await expect(failing).rejects.toThrow("upstream is down");
    expect(await refresher()(id, 0, async () => NEW)).toMatchObject({ tokens: NEW });
  });

  it("takes over from a process that died, and fences off one that only stalled", async () => {
    const id = await sessionIn(database);
    const stalled = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const first = refresher()(id, 0, async () => {
      started.resolve();
      await stalled.promise;
      return { accessToken: "stale", refreshToken: "stale" };
    });
    await started.promise;
    // As if its heartbeat had stopped long ago.
    const second = refresher()(id, 0, async () => NEW);
    let taken: Awaited<typeof second>;
    for (;;) {
      await database.owner.script(
        "update bff_sessions set refresh_lease_until = now() - interval '1 second'",
      );
      taken = await Promise.race([second, sleep(20, undefined)]);
      if (taken !== undefined) break;
    }
    expect(taken.tokens).toEqual(NEW);
    stalled.resolve();
    expect((await first)?.tokens).toEqual(NEW);
    expect(await findSession(database.store.shared, id, { slide: false })).toMatchObject({ tokens: NEW });
  });

  it("gives up in time when another process holds the claim", async () => {
    const id = await sessionIn(database);
    await database.owner.script("update bff_sessions set refresh_lease_until = now() + interval '1 hour'");
    const impatient = createRefresher(database.store.shared, { pollMs: 5, waitMs: 30 });
    await expect(impatient(id, 0, async () => NEW)).rejects.toMatchObject({
      code: "session/refresh-timeout",
    });
  });

  it("knows nothing to refresh where there is no session", async () => {
    expect(await refresher()("nonsense", 0, async () => NEW)).toBeUndefined();
    expect(await refresher()("A".repeat(43), 0, async () => NEW)).toBeUndefined();
  });
});

onPostgres("refreshing from two real processes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("A-16: exchanges once for 100 requests, though it takes three leases", async () => {
    const id = await sessionIn(database);
    await database.owner.script("create sequence exchanges; grant usage on exchanges to stopbank_app");
    const child = new URL("../testing/refreshingProcess.ts", import.meta.url);
    const processes = [0, 1].map(() =>
      fork(child, [String(database.url), id, String(LEASE_MS)], { execArgv: [], stdio: "inherit" }),
    );
    // Both say they are ready before either begins.
    await Promise.all(processes.map((one) => once(one, "message")));
    const answers = processes.map((one) => once(one, "message"));
    for (const one of processes) one.send("begin");
    for (const [answer] of await Promise.all(answers))
      expect(answer).toEqual(Array.from({ length: 50 }, () => ({ tokens: NEW, tokenGeneration: 1 })));
    const [counter] = await database.owner.rows<{ n: string }>("select last_value::text as n from exchanges");
    expect(counter?.n).toBe("1");
  });
});
