import { afterEach, expect, it, vi } from "vitest";
import { signIn, startBff } from "../testing/startBff.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("removes expired sessions by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const bff = await startBff({ transport: "in process" });
  await signIn(bff);
  const { shared } = bff.store;
  await shared
    .updateTable("bff_sessions")
    .set({ idle_expires_at: new Date(0) })
    .execute();
  const left = async () => {
    await vi.advanceTimersByTimeAsync(80_000);
    return (await shared.selectFrom("bff_sessions").select("handle").execute()).length;
  };
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await bff.close();
});
