import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { chargedBytes, saveArea } from "@stopbank/store/areas";
import { findClientByName } from "@stopbank/store/clients";
import { openMemoryStore } from "@stopbank/store/memory";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { seedClients } from "@stopbank/store/seed";
import { reserveAttempt } from "@stopbank/store/throttle";
import { findUserByEmail } from "@stopbank/store/users";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { people, startApi } from "./testing/startApi.ts";
import { upkeepJobs } from "./upkeepJobs.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("removes forgotten failures and expired sign-ins by itself, and stops with the server", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const api = await startApi();
  const { shared } = api.store;
  const member = await findUserByEmail(shared, people.member);
  const { familyId } = await issueRefreshToken(shared, String(member?.id));
  await reserveAttempt(api.store, [{ key: "forgotten", rule: { kind: "doubling" } }]);
  const keyHash = createHash("sha256").update("forgotten").digest();
  const longAgo = new Date(0);
  await shared
    .updateTable("throttles")
    .set({ last_failure_at: longAgo })
    .where("key_hash", "=", keyHash)
    .execute();
  await shared
    .updateTable("refresh_token_families")
    .set({ expires_at: longAgo })
    .where("id", "=", familyId)
    .execute();
  const left = async () => {
    await vi.advanceTimersByTimeAsync(80_000);
    const failures = await shared
      .selectFrom("throttles")
      .select("key_hash")
      .where("last_failure_at", "=", longAgo)
      .execute();
    const families = await shared
      .selectFrom("refresh_token_families")
      .select("id")
      .where("id", "=", familyId)
      .execute();
    return [failures.length, families.length];
  };
  await vi.waitFor(async () => expect(await left()).toEqual([0, 0]));
  expect(await shared.selectFrom("throttles").select("key_hash").execute()).not.toHaveLength(0);
  await api.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("keeps of visitors' areas what they may keep in five days", async () => {
  const store = await openMemoryStore();
  await seedClients(store, [{ clientName: "a", subdomain: "a", displayName: "A", config: {} }]);
  const clientId = (await findClientByName(store.shared, "a"))?.id ?? "";
  const packed = "x".repeat(10_000);
  for (let i = 0; i < 8; i++)
    await store.withClient(clientId, (tx) =>
      saveArea(tx, { id: String(i).padStart(64, "0"), packed }, { allowances: [] }),
    );
  const jobs = upkeepJobs({
    visitorAreaDays: 30,
    memberAreaDays: 365,
    clientAreaBytes: chargedBytes({ packed }),
  });
  const purge = jobs.find(({ name }) => name === "areas.purge");
  expect(await purge?.run(store, new AbortController().signal)).toBe(3);
  expect(await purge?.run(store, new AbortController().signal)).toBe(0);
  await store.close();
});

it("purges areas with a turn of the event loop between transactions, so that others are answered meanwhile", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  await seedClients(store, [{ clientName: "a", subdomain: "a", displayName: "A", config: {} }]);
  const clientId = (await findClientByName(store.shared, "a"))?.id ?? "";
  const areas = Array.from({ length: 6_000 }, (_, i) => ({
    client_id: clientId,
    id: String(i).padStart(64, "0"),
    packed: "x",
    created_by: null,
  }));
  await store.withClient(clientId, (tx) => tx.insertInto("areas").values(areas).execute());
  let [turns, done] = [0, false];
  const jobs = upkeepJobs({ visitorAreaDays: 30, memberAreaDays: 365, clientAreaBytes: 0 });
  const purging = jobs
    .find(({ name }) => name === "areas.purge")
    ?.run(store, new AbortController().signal)
    .finally(() => {
      done = true;
    });
  // What others ask: each waits for a transaction, and gets none in between where the event loop does not turn.
  while (!done) {
    await store.shared.selectFrom("clients").select("id").execute();
    await setImmediate();
    turns++;
  }
  expect(await purging).toBe(6_000);
  expect(turns).toBeGreaterThan(20);
});
