import { expect, it } from "vitest";
import { createPlaces, type PlaceSeeker } from "./places.ts";

const limits = {
  ...{ places: 2, mostWaitingEach: 5, mostWaiting: 10, mostSeconds: 60 },
  tooManyAtOnce: () => new Error("too many at once"),
  busy: () => new Error("busy"),
};
const seeker = (site: string, signal = new AbortController().signal) => ({ site, isVisitor: false, signal });
const visitor = (site: string): PlaceSeeker => ({ ...seeker(site), isVisitor: true });

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

it("gives one caller one place, so that who asks for much leaves the next to others", async () => {
  const { enter } = createPlaces(limits);
  const leave = await enter(seeker("kiri"));
  let isServed = false;
  const second = enter(seeker("kiri")).then((end) => {
    isServed = true;
    return end;
  });
  const other = await enter(seeker("tama"));
  expect(isServed).toBe(false);
  leave();
  (await second)();
  other();
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

it("leaves places to members, however many sites visitors come from: to wait, and the last one to work in", async () => {
  const { enter } = createPlaces({ ...limits, mostWaitingEach: 12, mostWaiting: 96 });
  const leaves: Array<() => void> = [];
  const refusals: string[] = [];
  for (let site = 0; site < 9; site++)
    for (let i = 0; i < 13; i++)
      enter(visitor(`site ${site}`)).then(
        (leave) => leaves.push(leave),
        ({ message }) => refusals.push(message),
      );
  await Promise.resolve();
  expect(leaves).toHaveLength(1);
  expect(refusals).toContain("busy");
  const first = await enter(seeker("member"));
  let isServed = false;
  const second = enter(seeker("member")).then((leave) => {
    isServed = true;
    return leave;
  });
  first();
  await second;
  expect(isServed).toBe(true);
});

it("is taken in turn by members and visitors where there is one, so that neither waits for all of the other", async () => {
  const { enter } = createPlaces({ ...limits, places: 1, mostWaitingEach: 12, mostWaiting: 96 });
  const order: string[] = [];
  const pass = async (who: PlaceSeeker) => {
    const leave = await enter(who);
    order.push(who.site);
    await Promise.resolve();
    leave();
  };
  await Promise.all([visitor("v1"), visitor("v2"), visitor("v3"), seeker("m1"), seeker("m2")].map(pass));
  expect(order).toEqual(["v1", "m1", "v2", "m2", "v3"]);
});
