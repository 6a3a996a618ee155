import type { Store } from "@stopbank/store";
import type { ApiTokenGrant } from "@stopbank/store/api-tokens";
import { expect, it, vi } from "vitest";
import { createTokenMeter } from "./tokenMeter.ts";

const grant = (id: string, requestsPerMinute = 2): ApiTokenGrant => ({
  id,
  name: "A program",
  clientId: "00000000-0000-4000-8000-000000000000",
  userId: "00000000-0000-4000-8000-000000000001",
  scopes: [],
  requestsPerMinute,
});

/** A meter with a clock of its own, which counts how often something is written. */
function metered() {
  const clock = { ms: 0 };
  const withClient = vi.fn(async () => undefined);
  const onFault = vi.fn();
  const store = { withClient } as unknown as Pick<Store, "withClient">;
  return { clock, withClient, onFault, meter: createTokenMeter({ store, onFault, now: () => clock.ms }) };
}
const aTurn = () => new Promise((done) => setImmediate(done));

it("allows each token so many requests a minute, whatever others ask", async () => {
  const { clock, meter } = metered();
  const beyond = (id: string) => meter.count(grant(id)).isBeyond;
  expect([beyond("a"), beyond("a"), beyond("a"), beyond("b")]).toEqual([false, false, true, false]);
  clock.ms = 59_999;
  expect(meter.count(grant("a"))).toEqual({ limit: 2, left: 0, secondsLeft: 1, isBeyond: true });
  clock.ms = 60_000;
  expect(meter.count(grant("a"))).toEqual({ limit: 2, left: 1, secondsLeft: 60, isBeyond: false });
  await meter.stop();
});

it("writes once a minute and token however much is asked, the first time at once", async () => {
  const { clock, withClient, meter } = metered();
  for (let i = 0; i < 1_000; i++) meter.count(grant("a"));
  await aTurn();
  expect(withClient).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 1_000; i++) meter.count(grant("a"));
  await aTurn();
  expect(withClient).toHaveBeenCalledTimes(1);
  clock.ms = 60_000;
  meter.count(grant("a"));
  await aTurn();
  expect(withClient).toHaveBeenCalledTimes(2);
  await meter.stop();
  // Nothing was asked since.
  expect(withClient).toHaveBeenCalledTimes(2);
});

it("writes what is left when it stops, and goes on where it could not be written", async () => {
  const { withClient, onFault, meter } = metered();
  withClient.mockRejectedValue(new Error("The database is away."));
  meter.count(grant("a"));
  await aTurn();
  meter.count(grant("a"));
  await meter.stop();
  expect(withClient).toHaveBeenCalledTimes(2);
  expect(onFault).toHaveBeenCalledTimes(2);
});
