import { createHash } from "node:crypto";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { reserveAttempt } from "@stopbank/store/throttle";
import { findUserByEmail } from "@stopbank/store/users";
import { afterEach, expect, it, vi } from "vitest";
import { people, startApi } from "./testing/startApi.ts";

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
