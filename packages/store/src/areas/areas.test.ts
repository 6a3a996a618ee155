import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { putContent } from "../content/clientContent.ts";
import { saveDraft, takeDraft } from "../content/drafts.ts";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { type AreaLifetimes, purgeAreas, vacuumAreas } from "./areaPurge.ts";
import { areasAmong, chargedBytes, findArea, saveArea } from "./areas.ts";
import { forgetNamedArea, mostNamedAreas, nameArea } from "./namedAreas.ts";
import { type PackedArea, packArea, unpackArea } from "./packedArea.ts";

onEachEngine("areas", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let made = 0;
  const newArea = (): PackedArea =>
    packArea({
      type: "Polygon",
      coordinates: [
        [
          [++made, 0],
          [made + 1, 0],
          [made, 1],
        ],
      ],
    });
  const newClient = () => {
    const name = `areas-${++made}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };
  const lifetimes: AreaLifetimes = { visitorDays: 30, memberDays: 365, visitorBytes: 1e12 };
  const purge = (clientId: string, changed: Partial<AreaLifetimes> = {}) =>
    purgeAreas(database.store, clientId, { ...lifetimes, ...changed }, new AbortController().signal);
  const lastUsed = (area: PackedArea, days: number) =>
    database.owner.rows(`update areas set used_at = now() - interval '${days} days' where id = $1`, [
      area.id,
    ]);

  it("are told apart from those that are not kept, or another client's alone", async () => {
    const { store } = database;
    const [client, other] = [await newClient(), await newClient()];
    const [own, others] = [newArea(), newArea()];
    await store.withClient(client.id, (tx) => saveArea(tx, own, { allowances: [] }));
    await store.withClient(other.id, (tx) => saveArea(tx, others, { allowances: [] }));
    const ids = [own.id, others.id, newArea().id];
    expect(await store.withClient(client.id, (tx) => areasAmong(tx, ids))).toEqual([own.id]);
    expect(await store.withClient(client.id, (tx) => areasAmong(tx, []))).toEqual([]);
  });

  describe("purging", () => {
    it("leaves what somebody has named, until the name is taken away; and there are so many names", async () => {
      const { store } = database;
      const client = await newClient();
      const user = await createUser(store.shared, { email: `areas${++made}@a.example`, status: "CONFIRMED" });
      const area = newArea();
      const within = <T>(work: (tx: ClientTransaction) => Promise<T>) => store.withClient(client.id, work);
      await within((tx) => saveArea(tx, area, { allowances: [] }));
      await within((tx) => nameArea(tx, user.id, { areaId: area.id, name: "Mine" }));
      await lastUsed(area, 1_000);
      expect(await purge(client.id)).toBe(0);
      await database.owner.rows(
        `insert into named_areas select $1, $2, lpad(to_hex(n), 64, '0'), 'x' from generate_series(1, ${mostNamedAreas - 1}) n`,
        [client.id, user.id],
      );
      const another = newArea();
      await within((tx) => saveArea(tx, another, { allowances: [] }));
      const name = (areaId: string) => within((tx) => nameArea(tx, user.id, { areaId, name: "More" }));
      await expect(name(another.id)).rejects.toThrow(
        expect.objectContaining({ code: "area/named-too-many" }),
      );
      await name(area.id);
      await within((tx) => forgetNamedArea(tx, user.id, area.id));
      await lastUsed(area, 1_000);
      expect(await purge(client.id)).toBe(1);
    });

    it("STO-09 leaves what a version of a story names, or a draft of one, and takes what none names any more", async () => {
      const { store } = database;
      const client = await newClient();
      const within = <T>(work: (tx: ClientTransaction) => Promise<T>) => store.withClient(client.id, work);
      const [former, latest, begun, unnamed] = [newArea(), newArea(), newArea(), newArea()];
      const telling = (area: PackedArea) => ({
        chapters: [{ steps: [{ area: area.id }, { title: "None" }] }],
      });
      for (const area of [former, latest, begun, unnamed]) {
        await within((tx) => saveArea(tx, area, { allowances: [] }));
        await lastUsed(area, 1_000);
      }
      const story = { kind: "story", name: "1" };
      for (const area of [former, latest])
        await within((tx) => putContent(tx, { ...story, schemaVersion: 1, body: telling(area) }));
      const revision = await within((tx) =>
        saveDraft(
          tx,
          { ...story, baseVersion: 2, body: telling(begun) },
          { from: undefined, saver: randomUUID() },
        ),
      );
      expect(await purge(client.id)).toBe(1);
      await within((tx) => takeDraft(tx, story, revision));
      // Another client's story names none of this one's.
      const other = await newClient();
      await store.withClient(other.id, (tx) =>
        putContent(tx, { ...story, schemaVersion: 1, body: telling(begun) }),
      );
      expect(await purge(client.id)).toBe(1);
      const isThere = (area: PackedArea) => within((tx) => findArea(tx, area.id, { isUse: false }));
      expect(await Promise.all([former, latest, begun, unnamed].map(isThere))).toEqual([
        expect.any(String),
        expect.any(String),
        undefined,
        undefined,
      ]);
    });

    it("takes what nobody has used for so long, a visitor's before a member's, of one client alone", async () => {
      const { store } = database;
      const [one, other] = [await newClient(), await newClient()];
      const user = await createUser(store.shared, { email: `areas${made}@a.example`, status: "CONFIRMED" });
      const [old, used, members, fresh, read, seen] = Array.from({ length: 6 }, newArea) as [
        PackedArea,
        PackedArea,
        PackedArea,
        PackedArea,
        PackedArea,
        PackedArea,
      ];
      const save = (clientId: string, area: PackedArea, createdBy?: string) =>
        store.withClient(clientId, (tx) => saveArea(tx, area, { createdBy, allowances: [] }));
      for (const area of [old, used, fresh, read, seen]) await save(one.id, area);
      await save(one.id, members, user.id);
      await save(other.id, old);
      for (const area of [old, used, members, read, seen]) await lastUsed(area, 31);
      // Saved again and read by a member: both are use. What a visitor reads would be kept for ever.
      await save(one.id, used);
      await store.withClient(one.id, (tx) => findArea(tx, read.id, { isUse: true }));
      await store.withClient(one.id, (tx) => findArea(tx, seen.id, { isUse: false }));
      expect(await purge(one.id)).toBe(2);
      const found = (clientId: string, { id }: PackedArea) =>
        store
          .withClient(clientId, (tx) => findArea(tx, id, { isUse: false }))
          .then((packed) => packed !== undefined);
      expect(
        await Promise.all([old, used, members, fresh, read, seen].map((area) => found(one.id, area))),
      ).toEqual([false, true, true, true, true, false]);
      expect(await found(other.id, old)).toBe(true);
      await lastUsed(members, 366);
      expect(await purge(one.id)).toBe(1);
      await vacuumAreas(store);
    });

    it("takes visitors' areas beyond what all of them may take, those used longest ago first, and no member's", async () => {
      const { store } = database;
      const client = await newClient();
      const user = await createUser(store.shared, { email: `areas${++made}@a.example`, status: "CONFIRMED" });
      const areas = Array.from({ length: 6 }, newArea);
      for (const [days, area] of areas.entries()) {
        const createdBy = days === 5 ? user.id : undefined;
        await store.withClient(client.id, (tx) => saveArea(tx, area, { createdBy, allowances: [] }));
        await lastUsed(area, days);
      }
      const room = (count: number) =>
        areas.slice(0, count).reduce((sum, area) => sum + chargedBytes(area), 0);
      expect(await purge(client.id, { visitorBytes: room(5) })).toBe(0);
      expect(await purge(client.id, { visitorBytes: room(3) })).toBe(2);
      expect(await purge(client.id, { visitorBytes: room(3) })).toBe(0);
      const left = await database.owner.rows<{ id: string }>(
        "select id from areas where client_id = $1 order by used_at desc",
        [client.id],
      );
      expect(left.map(({ id }) => id)).toEqual([...areas.slice(0, 3), areas[5]].map((area) => area?.id));
    });

    // Independently: all of them newest first, added up one after the other. Three at a time were used at the same moment.
    it("finds the same ones however many pieces it takes, with a turn of the event loop before each", async () => {
      const { store } = database;
      const { id: clientId } = await newClient();
      await database.owner.rows(
        `insert into areas (client_id, id, packed, used_at)
          select $1, encode(sha256(n::text::bytea), 'hex'), repeat('x', n % 7 * 1000), now() - n / 3 * interval '1 second'
          from generate_series(1, 5000) n`,
        [clientId],
      );
      const all = await database.owner.rows<{ id: string; at: number; packed: string }>(
        `select id, packed, extract(epoch from used_at)::float8 as at from areas where client_id = $1 order by used_at desc, id desc`,
        [clientId],
      );
      const sums = [0];
      for (const area of all) sums.push(Number(sums.at(-1)) + chargedBytes(area));
      const bytesOf = (count: number) => Number(sums[count]);
      const keptOf = (mostBytes: number) => {
        const beyond = all.find((_area, i) => bytesOf(i + 1) > mostBytes);
        return all.filter(({ at }) => beyond === undefined || at > beyond.at).map(({ id }) => id);
      };
      let turns = 0;
      let ticking = setImmediate(function tick() {
        turns++;
        ticking = setImmediate(tick);
      });
      onTestFinished(() => clearImmediate(ticking));
      const begunIn: number[] = [];
      const withClient: Store["withClient"] = (...work) => {
        begunIn.push(turns);
        return store.withClient(...work);
      };
      for (const mostBytes of [
        bytesOf(5000),
        bytesOf(4999),
        bytesOf(4000),
        bytesOf(2000) - 1,
        bytesOf(17),
        0,
      ]) {
        const changed = { ...lifetimes, visitorBytes: mostBytes };
        await purgeAreas({ withClient }, clientId, changed, new AbortController().signal);
        const left = await database.owner.rows<{ id: string }>(
          "select id from areas where client_id = $1 order by used_at desc, id desc",
          [clientId],
        );
        expect(left.map(({ id }) => id)).toEqual(keptOf(mostBytes));
      }
      expect(begunIn.length).toBeGreaterThan(40);
      expect(new Set(begunIn).size).toBe(begunIn.length);
    });
  });

  it("takes of a visitor for another while what a new one costs, and of a member nothing", async () => {
    const { store } = database;
    const client = await newClient();
    const user = await createUser(store.shared, { email: `areas${++made}@a.example`, status: "CONFIRMED" });
    const area = newArea();
    const keep = (createdBy?: string) =>
      store.withClient(client.id, (tx) =>
        saveArea(tx, area, {
          createdBy,
          allowances: [{ holder: "visitors", hours: 24, areas: 2, bytes: 1_000_000 }],
        }),
      );
    // The first is paid for, and at once again it is free; then a day is over, twice.
    for (let i = 0; i < 3; i++) await keep();
    await lastUsed(area, 2);
    for (let i = 0; i < 3; i++) await keep();
    await lastUsed(area, 2);
    await expect(keep()).rejects.toMatchObject({ code: "area/kept-too-many" });
    await keep(user.id);
  });

  it("takes a visitor's area over for the member who keeps it too", async () => {
    const { store } = database;
    const client = await newClient();
    const user = await createUser(store.shared, { email: `areas${++made}@a.example`, status: "CONFIRMED" });
    const area = newArea();
    for (const createdBy of [undefined, user.id])
      await store.withClient(client.id, (tx) => saveArea(tx, area, { createdBy, allowances: [] }));
    await lastUsed(area, 31);
    expect(await purge(client.id)).toBe(0);
  });

  describe("allowances", () => {
    const allowance = { holder: "network:203.0.113.1", hours: 1, areas: 3, bytes: 1_000_000 };

    it("hold when all areas come at once, and count again once their time is over", async () => {
      const { store } = database;
      const client = await newClient();
      const save = () =>
        store
          .withClient(client.id, (tx) => saveArea(tx, newArea(), { allowances: [allowance] }))
          .then(
            () => "kept",
            (error: { code?: string }) => error.code,
          );
      const outcomes = await Promise.all(Array.from({ length: 12 }, save));
      expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === "area/kept-too-many")).toHaveLength(9);
      await database.owner.rows("update area_allowances set window_ends_at = now() where client_id = $1", [
        client.id,
      ]);
      expect(await save()).toBe("kept");
      const [row] = await database.owner.rows("select areas from area_allowances where client_id = $1", [
        client.id,
      ]);
      expect(row).toEqual({ areas: 1 });
    });

    it("count bytes, and leave nothing of what they refuse", async () => {
      const { store } = database;
      const client = await newClient();
      const area = newArea();
      const small = { ...allowance, bytes: 2 * chargedBytes(area) - 1 };
      const other = { ...allowance, holder: "members" };
      await store.withClient(client.id, (tx) => saveArea(tx, newArea(), { allowances: [allowance] }));
      await expect(
        store.withClient(client.id, (tx) => saveArea(tx, area, { allowances: [other, small] })),
      ).rejects.toMatchObject({
        code: "area/kept-too-many",
        facts: { retryAfterSeconds: expect.any(Number) },
      });
      const rows = await database.owner.rows("select areas from area_allowances where client_id = $1", [
        client.id,
      ]);
      expect(rows).toEqual([{ areas: 1 }]);
    });
  });

  it("reads areas that an older release kept as plain JSON", async () => {
    const json = '{"type": "Polygon", "coordinates": [[[1, 2], [3, 4], [5, 6]]]}';
    expect((await unpackArea(json)).toString()).toBe(json);
  });
});
