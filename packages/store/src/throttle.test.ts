import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "./testing/engines.ts";
import {
  clearFailures,
  purgeForgottenFailures,
  recordFailure,
  recordNetworkFailure,
  throttleState,
} from "./throttle.ts";

onEachEngine("A-21: throttling failed tries", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("lets five go, then waits a minute, doubling up to fifteen, and forgets after a success", async () => {
    const { shared } = database.store;
    const waits: number[] = [];
    for (let failure = 0; failure < 12; failure++)
      waits.push((await recordFailure(shared, "account:a@b.example")).retryAfterSeconds);
    expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(await throttleState(shared, "account:a@b.example")).toMatchObject({ failures: 12 });
    expect(await throttleState(shared, "network:192.0.2.1")).toEqual({ failures: 0, retryAfterSeconds: 0 });
    await clearFailures(shared, "account:a@b.example");
    expect(await throttleState(shared, "account:a@b.example")).toEqual({ failures: 0, retryAfterSeconds: 0 });
  });

  it("counts each of 100 failures at once, and never for longer than a day", async () => {
    const { shared } = database.store;
    const states = await Promise.all(Array.from({ length: 100 }, () => recordFailure(shared, "account:c")));
    expect(new Set(states.map(({ failures }) => failures)).size).toBe(100);
    for (let failure = 0; failure < 1000; failure += 100)
      await Promise.all(Array.from({ length: 100 }, () => recordFailure(shared, "account:c")));
    expect(await throttleState(shared, "account:c")).toEqual({ failures: 1100, retryAfterSeconds: 900 });
    await database.owner.script("update throttles set last_failure_at = now() - interval '25 hours'");
    expect(await throttleState(shared, "account:c")).toEqual({ failures: 0, retryAfterSeconds: 0 });
    expect(await recordFailure(shared, "account:c")).toEqual({ failures: 1, retryAfterSeconds: 0 });
    await recordFailure(shared, "account:d");
    await database.owner.script(
      "update throttles set last_failure_at = now() - interval '25 hours' where failures = 1",
    );
    expect(await purgeForgottenFailures(shared)).toBe(2);
  });

  it("lets a network fail 100 times at once and 100 times an hour, and never waits for longer than one of them", async () => {
    const { shared } = database.store;
    const office = "network:192.0.2.7";
    const wait = async () => (await throttleState(shared, office)).retryAfterSeconds;
    const age = (seconds: number) =>
      database.owner.script(
        `update throttles set blocked_until = blocked_until - interval '${seconds} seconds' where failures >= 99`,
      );
    for (let failure = 0; failure < 99; failure++) await recordNetworkFailure(shared, office);
    expect(await wait()).toBe(0);
    await Promise.all([0, 1].map(() => recordNetworkFailure(shared, office)));
    expect(await wait()).toBeGreaterThan(0);
    expect(await wait()).toBeLessThanOrEqual(36);
    await age(36);
    expect(await wait()).toBe(0);
    await recordNetworkFailure(shared, office);
    expect(await wait()).toBeGreaterThan(0);
    // A quiet day earns no more than the hour's allowance.
    await age(86_000);
    for (let failure = 0; failure < 101; failure++) await recordNetworkFailure(shared, office);
    expect(await wait()).toBeGreaterThan(0);
    expect(await wait()).toBeLessThanOrEqual(36);
  });
});
