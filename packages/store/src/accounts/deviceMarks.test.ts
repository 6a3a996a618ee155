import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { forgetDeviceMark, isMarkOf, purgeDeviceMarks, renewDeviceMark } from "./deviceMarks.ts";
import { createUser } from "./users.ts";

onEachEngine("A-21: marks of browsers", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newUser = () =>
    createUser(database.store.shared, { email: `${randomUUID()}@stopbank.example`, status: "CONFIRMED" });
  const isKnown = (mark: string, email: string) => isMarkOf(database.store.shared, mark, email);
  const age = (userId: string, days: number) =>
    database.owner.rows(
      "update device_marks set used_at = used_at - make_interval(days => $2::int) where user_id = $1",
      [userId, days],
    );

  it("stand for the account that signed in there, in any spelling, and for no other", async () => {
    const [jo, other] = [await newUser(), await newUser()];
    const mark = await renewDeviceMark(database.store, jo.id, undefined);
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(await isKnown(mark, ` ${jo.email.toUpperCase()} `)).toBe(true);
    expect(await isKnown(mark, other.email)).toBe(false);
    const almost = `${mark.startsWith("x") ? "y" : "x"}${mark.slice(1)}`;
    expect(await isKnown(almost, jo.email)).toBe(false);
    expect(await isKnown("no mark", jo.email)).toBe(false);
  });

  it("are new after each sign-in, and go on for the browser's other accounts", async () => {
    const [first, second] = [await newUser(), await newUser()];
    const former = await renewDeviceMark(database.store, first.id, undefined);
    const mark = await renewDeviceMark(database.store, second.id, former);
    expect(await isKnown(former, first.email)).toBe(false);
    for (const { email } of [first, second]) expect(await isKnown(mark, email)).toBe(true);
    const again = await renewDeviceMark(database.store, second.id, mark);
    for (const { email } of [first, second]) expect(await isKnown(again, email)).toBe(true);
    // What somebody slipped in takes nothing from others.
    await renewDeviceMark(database.store, second.id, "slipped in");
    expect(await isKnown(again, second.email)).toBe(true);
  });

  it("are twenty of an account, the latest, and others' are left alone", async () => {
    const [jo, other] = [await newUser(), await newUser()];
    const others = await renewDeviceMark(database.store, other.id, undefined);
    const marks: string[] = [];
    for (let browser = 0; browser < 21; browser++) {
      await age(jo.id, 1);
      marks.push(await renewDeviceMark(database.store, jo.id, undefined));
    }
    const known = await Promise.all(marks.map((mark) => isKnown(mark, jo.email)));
    expect(known).toEqual(marks.map((_, i) => i > 0));
    expect(await isKnown(others, other.email)).toBe(true);
  });

  it("are forgotten for one account where too many passwords were wrong", async () => {
    const [jo, other] = [await newUser(), await newUser()];
    const mark = await renewDeviceMark(
      database.store,
      jo.id,
      await renewDeviceMark(database.store, other.id, undefined),
    );
    const elsewhere = await renewDeviceMark(database.store, jo.id, undefined);
    await forgetDeviceMark(database.store.shared, "no mark", jo.id);
    await forgetDeviceMark(database.store.shared, mark, jo.id);
    expect(await isKnown(mark, jo.email)).toBe(false);
    expect(await isKnown(mark, other.email)).toBe(true);
    expect(await isKnown(elsewhere, jo.email)).toBe(true);
  });

  it("end 180 days after their last use", async () => {
    const [old, recent] = [await newUser(), await newUser()];
    const mark = await renewDeviceMark(database.store, old.id, undefined);
    const kept = await renewDeviceMark(database.store, recent.id, undefined);
    await age(recent.id, 179);
    await age(old.id, 181);
    expect(await isKnown(mark, old.email)).toBe(false);
    expect(await isKnown(kept, recent.email)).toBe(true);
    expect(await purgeDeviceMarks(database.store.shared)).toBe(1);
    expect(await purgeDeviceMarks(database.store.shared)).toBe(0);
    expect(await isKnown(kept, recent.email)).toBe(true);
  });
});
