import { expect, it } from "vitest";
import { createFairPlaces } from "./fairPlaces.ts";

const limits = { places: 2, mostWaiting: 10, mostWaitMs: 60_000, busy: () => new Error("busy") };
const here = () => new AbortController().signal;

it("gives places to so many at a time, and to those who wait in turn by caller", async () => {
  const { enter } = createFairPlaces(limits);
  const [first, second] = [await enter("kiri", here()), await enter("kiri", here())];
  const served: string[] = [];
  const ends: Array<() => void> = [];
  const wait = (caller: string) =>
    enter(caller, here()).then((end) => {
      served.push(caller);
      ends.push(end);
    });
  const all = [wait("kiri"), wait("kiri"), wait("tama"), wait("kiri"), wait("rangi")];
  await Promise.resolve();
  expect(served).toEqual([]);
  first();
  // Called twice it gives back no other's.
  first();
  await expect.poll(() => served).toEqual(["kiri"]);
  second();
  await expect.poll(() => served).toEqual(["kiri", "tama"]);
  while (served.length < 5) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(served).toEqual(["kiri", "tama", "rangi", "kiri", "kiri"]);
});

it("keeps no place for who has left, and lets nobody wait for ever or in too long a line", async () => {
  const { enter } = createFairPlaces({ ...limits, places: 1, mostWaiting: 2 });
  const end = await enter("kiri", here());
  const leaving = new AbortController();
  const left = enter("tama", leaving.signal);
  const stays = enter("tama", here());
  await expect(enter("rangi", here())).rejects.toThrow("busy");
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  end();
  (await stays)();
  await expect(enter("tama", leaving.signal)).rejects.toThrow("gone");
  const impatient = createFairPlaces({ ...limits, places: 1, mostWaitMs: 1 });
  const held = await impatient.enter("kiri", here());
  await expect(impatient.enter("tama", here())).rejects.toThrow("busy");
  held();
  (await impatient.enter("tama", here()))();
});
