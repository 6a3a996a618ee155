import { afterAll, beforeAll, expect, it } from "vitest";
import { removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import type { ClientTransaction } from "../engine/database.ts";
import { findReportSettings, keepReportSettings, mostReportSettings } from "../reports/reportSettings.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  beginRun,
  changeSchedule,
  createSchedule,
  deleteSchedule,
  findRunOfJob,
  findSchedule,
  finishRun,
  forgetClientWithoutSchedules,
  listClientsWithSchedules,
  listDueSchedules,
  listSchedules,
  mostSchedules,
} from "./index.ts";

onEachEngine("schedules", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let made = 0;
  async function newOwner() {
    const { store } = database;
    const name = `schedules-${++made}`;
    const { id: clientId } = await createClient(store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const { id: userId } = await createUser(store.shared, {
      email: `${name}@a.example`,
      status: "CONFIRMED",
    });
    const within = <T>(work: (tx: ClientTransaction) => Promise<T>) => store.withClient(clientId, work);
    await within((tx) => setMembership(tx, userId, "member"));
    const add = (title = "A report") =>
      within((tx) =>
        createSchedule(tx, {
          ownerUserId: userId,
          kind: "test.report",
          title,
          parameters: { scene: "v=1" },
          isMailWanted: true,
        }),
      );
    const begin = (scheduleId: string, version: string, jobId: string = crypto.randomUUID()) =>
      within((tx) => beginRun(tx, { scheduleId, version, jobId }));
    const due = async (version: string) =>
      (await within((tx) => listDueSchedules(tx, version))).map(({ id }) => id);
    return { clientId, clientName: name, userId, within, add, begin, due };
  }

  it("EXP-14: are one for a second press, changed, paused and deleted by their owner alone", async () => {
    const { within, userId, add, due } = await newOwner();
    const { id, isNew } = await add();
    expect([isNew, await add()]).toEqual([true, { id, isNew: false }]);
    const stranger = crypto.randomUUID();
    expect(await within((tx) => changeSchedule(tx, stranger, id, { title: "Mine" }))).toBeUndefined();
    expect(await within((tx) => deleteSchedule(tx, stranger, id))).toBe(false);
    expect(await within((tx) => listSchedules(tx, stranger))).toEqual([]);

    const paused = await within((tx) => changeSchedule(tx, userId, id, { title: "Other", isPaused: true }));
    expect(paused).toMatchObject({ title: "Other", isPaused: true, isMailWanted: true, lastRun: undefined });
    expect(await due("v1")).toEqual([]);
    await within((tx) => changeSchedule(tx, userId, id, { isPaused: false, isMailWanted: false }));
    expect(await within((tx) => findSchedule(tx, userId, id))).toMatchObject({
      isPaused: false,
      isMailWanted: false,
      parameters: { scene: "v=1" },
    });
    expect(await due("v1")).toEqual([id]);
    expect(await within((tx) => deleteSchedule(tx, userId, id))).toBe(true);
    expect(await within((tx) => findSchedule(tx, userId, id))).toBeUndefined();
  });

  it("run once at each version, compare with the newest that was done, and say why nothing came of one", async () => {
    const { within, userId, add, due, begin } = await newOwner();
    const { id } = await add();
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    expect(await begin(id, "v1", first)).toBe(true);
    expect(await begin(id, "v1")).toBe(false);
    expect(await due("v1")).toEqual([]);
    expect(await within((tx) => findRunOfJob(tx, first))).toEqual({
      scheduleId: id,
      version: "v1",
      before: undefined,
    });
    await within((tx) => finishRun(tx, first, { exposed: 1 }));
    // Nothing came of the second: the third is compared with the first.
    await begin(id, "v2", second);
    await begin(id, "v3", third);
    expect(await within((tx) => findRunOfJob(tx, third))).toMatchObject({
      version: "v3",
      before: { facts: { exposed: 1 }, doneAt: expect.any(Date) },
    });
    // Its job is not among the jobs any more, and it left nothing.
    const one = () => within((tx) => findSchedule(tx, userId, id));
    expect((await one())?.lastRun).toMatchObject({ version: "v3", state: "failed" });
    await within((tx) => finishRun(tx, third, undefined));
    expect((await one())?.lastRun).toMatchObject({ version: "v3", state: "done", error: undefined });
    const error = { code: "client/not-yours", message: "You are not a member." };
    await within((tx) => beginRun(tx, { scheduleId: id, version: "v4", error }));
    expect((await one())?.lastRun).toMatchObject({ version: "v4", state: "refused", error });
    // What was reported once is not new when it is gone back to.
    expect(await due("v1")).toEqual([]);
    expect(await within((tx) => findRunOfJob(tx, crypto.randomUUID()))).toBeUndefined();
  });

  it("begin nothing where they are gone or paused by then", async () => {
    const { within, userId, add, begin } = await newOwner();
    const { id } = await add();
    await within((tx) => changeSchedule(tx, userId, id, { isPaused: true }));
    expect(await begin(id, "v1")).toBe(false);
    expect(await begin(crypto.randomUUID(), "v1")).toBe(false);
  });

  it("are as many as there is room for, and go with their owner's membership", async () => {
    const { clientId, within, userId, add } = await newOwner();
    for (let at = 0; at < mostSchedules.ofOwner; at++) await add(`Report ${at}`);
    await expect(add("One more")).rejects.toMatchObject({ code: "schedules/too-many" });
    const listed = async () => (await listClientsWithSchedules(database.store.shared)).map(({ id }) => id);
    await within(forgetClientWithoutSchedules);
    expect(await listed()).toContain(clientId);
    await within((tx) => removeMembership(tx, userId));
    expect(await within((tx) => listSchedules(tx, userId))).toEqual([]);
    await within(forgetClientWithoutSchedules);
    expect(await listed()).not.toContain(clientId);
  });

  it("what a person chose for a report is kept with their membership, for so many reports", async () => {
    const { within, userId } = await newOwner();
    const keep = (report: string, settings: object) =>
      within((tx) => keepReportSettings(tx, userId, report, settings));
    expect(await within((tx) => findReportSettings(tx, userId, "risk-summary"))).toBeUndefined();
    await keep("risk-summary", { size: "A4" });
    await keep("risk-summary", { size: "A3" });
    expect(await within((tx) => findReportSettings(tx, userId, "risk-summary"))).toEqual({ size: "A3" });
    for (let at = 1; at < mostReportSettings; at++) await keep(`report-${at}`, {});
    await expect(keep("one-more", {})).rejects.toMatchObject({ code: "reports/too-many-settings" });
    await keep("risk-summary", {});
    await within((tx) => removeMembership(tx, userId));
    expect(await within((tx) => findReportSettings(tx, userId, "risk-summary"))).toBeUndefined();
  });
});
