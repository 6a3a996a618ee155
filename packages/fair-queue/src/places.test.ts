import { expect, it } from "vitest";
import { createPlaces } from "./places.ts";

const limits = {
  ...{ places: 2, mostWaitingEach: 5, mostWaiting: 10, mostSeconds: 60 },
  tooManyAtOnce: () => new Error("too many at once"),
  busy: () => new Error("busy"),
};
const seeker = (site: string, signal = new AbortController().signal) => ({ site, isVisitor: false, signal });

it("gives places to so many at a time, and to those who wait in turn by caller", async () => {
  const { enter } = createPlaces(limits);
  const [first, second] = [await enter(seeker("kiri")), await enter(seeker("tama"))];
  const served: string[] = [];
  const ends: Array<() => void> = [];
  const wait = (site: string) =>
    enter(seeker(site)).then((end) => {
      served.push(site);
      ends.push(end);
    });
  const all = [wait("kiri"), wait("kiri"), wait("rangi"), wait("hine")];
  await Promise.resolve();
  expect(served).toEqual([]);
  first();
  // Called twice it gives back no other's.
  first();
  await expect.poll(() => served).toEqual(["kiri"]);
  second();
  await expect.poll(() => served).toEqual(["kiri", "rangi"]);
  while (served.length < 4) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(served).toEqual(["kiri", "rangi", "hine", "kiri"]);
});

it("keeps no place for who has left, and lets nobody wait for ever or in too long a line", async () => {
  const { enter } = createPlaces({ ...limits, places: 1, mostWaiting: 2, mostWaitingEach: 2 });
  const end = await enter(seeker("kiri"));
  const leaving = new AbortController();
  const left = enter(seeker("tama", leaving.signal));
  const stays = enter(seeker("tama"));
  await expect(enter(seeker("rangi"))).rejects.toThrow("busy");
  await expect(enter(seeker("tama"))).rejects.toThrow("too many at once");
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  end();
  (await stays)();
  await expect(enter(seeker("tama", leaving.signal))).rejects.toThrow("gone");
  const impatient = createPlaces({ ...limits, places: 1, mostSeconds: 0.001 });
  const held = await impatient.enter(seeker("kiri"));
  await expect(impatient.enter(seeker("tama"))).rejects.toThrow("busy");
  held();
  (await impatient.enter(seeker("tama")))();
});
