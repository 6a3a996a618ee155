import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { addUses, createUsageCounter, purgeUsage, readUsage, usageDay, usageWeek } from "./usage.ts";

describe("days and weeks", () => {
  it("are those of a calendar in New Zealand, and weeks begin on Mondays", () => {
    // Sunday evening in Greenwich is Monday morning there, in summer and in winter.
    expect(usageDay(new Date("2026-11-22T10:59:59Z"))).toBe("2026-11-22");
    expect(usageDay(new Date("2026-11-22T11:00:00Z"))).toBe("2026-11-23");
    expect(usageDay(new Date("2026-07-05T12:00:00Z"))).toBe("2026-07-06");
    expect(usageWeek(new Date("2026-11-22T10:59:59Z"))).toBe("2026-11-16");
    expect(usageWeek(new Date("2026-11-22T11:00:00Z"))).toBe("2026-11-23");
    expect(usageWeek(new Date("2026-11-24T00:00:00Z"), 25)).toBe("2026-06-01");
  });
});

onEachEngine("usage", (open) => {
  let database: TestDatabase;
  let clientId: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clientId = await newClient();
  });

  const newClient = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };
  const use = (day: string, subject: string, count: number) => ({
    day,
    kind: "layer" as const,
    subject,
    count,
  });
  const weeks = (id = clientId, from = "2026-01-01") =>
    database.store.withClient(id, (tx) => readUsage(tx, from));
  const log = { error: vi.fn() };
  const counter = (flushMs?: number) =>
    createUsageCounter(database.store, { log, ...(flushMs === undefined ? {} : { flushMs }) });

  it("adds up by week, and is that of its client", async () => {
    await database.store.withClient(clientId, async (tx) => {
      await addUses(tx, [use("2026-11-23", "hazard.flood", 2), use("2026-11-29", "hazard.flood", 3)]);
      await addUses(tx, [use("2026-11-29", "hazard.flood", 4), use("2026-11-30", "hazard.flood", 5)]);
      await addUses(tx, []);
    });
    expect(await weeks()).toEqual([
      { week: "2026-11-23", kind: "layer", subject: "hazard.flood", count: 9, modelled: false },
      { week: "2026-11-30", kind: "layer", subject: "hazard.flood", count: 5, modelled: false },
    ]);
    const madeUp = { ...use("2026-11-30", "hazard.flood", 100), modelled: true } as const;
    await database.store.withClient(clientId, (tx) => addUses(tx, [madeUp]));
    expect((await weeks()).at(-1)).toMatchObject({ count: 105, modelled: true });
    expect(await weeks(clientId, "2026-11-30")).toHaveLength(1);
    expect(await weeks(await newClient())).toEqual([]);
  });

  it("of several that count at once is the sum", async () => {
    const counters = [counter(), counter(), counter()];
    for (const [nth, each] of counters.entries())
      for (let i = 0; i < 100; i++) each.count(clientId, "layer", `elements.${(i * (nth + 1)) % 5}`);
    await Promise.all(counters.map((each) => each.flush()));
    for (const each of counters) each.count(clientId, "sign-in");
    await Promise.all(counters.map((each) => each.stop()));
    const counted = await weeks();
    const sumOf = (kind: string) =>
      counted.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
    expect([sumOf("layer"), sumOf("sign-in")]).toEqual([300, 3]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("is written by itself within the interval", async () => {
    const each = counter(20);
    each.count(clientId, "area", "drawn");
    await vi.waitFor(async () => expect(await weeks()).toMatchObject([{ kind: "area", count: 1 }]));
    each.count(clientId, "area", "drawn");
    await vi.waitFor(async () => expect(await weeks()).toMatchObject([{ kind: "area", count: 2 }]));
    await each.stop();
  });

  it("that cannot be written is kept for the next time, once, and of a client that is gone no more", async () => {
    const each = counter();
    let isAway = true;
    const { store } = database;
    const away = createUsageCounter(
      {
        ...store,
        withClient: (id, work) =>
          isAway ? Promise.reject(new Error("The database is away.")) : store.withClient(id, work),
      },
      { log },
    );
    away.count(clientId, "area", "drawn");
    await away.flush();
    expect(log.error).toHaveBeenCalledOnce();
    away.count(clientId, "area", "drawn");
    isAway = false;
    await away.flush();
    await away.stop();
    expect(await weeks()).toMatchObject([{ kind: "area", count: 2 }]);
    log.error.mockClear();
    each.count(randomUUID(), "sign-in");
    await each.stop();
    expect(log.error).not.toHaveBeenCalled();
  });

  it("of two years ago is removed", async () => {
    const today = usageDay(new Date());
    await database.store.withClient(clientId, async (tx) => {
      await addUses(tx, [use("2020-01-01", "old", 1), use(today, "new", 1)]);
      expect(await purgeUsage(tx, 730)).toBe(1);
    });
    expect((await weeks(clientId, "2000-01-01")).map(({ subject }) => subject)).toEqual(["new"]);
  });
});
