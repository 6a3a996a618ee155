import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findArea, purgeAreas, saveArea, vacuumAreas } from "./areas.ts";
import { createClient } from "./clients.ts";
import { type PackedArea, packArea, unpackArea } from "./packedArea.ts";
import { onEachEngine, type TestDatabase } from "./testing/engines.ts";
import { createUser } from "./users.ts";

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
  const lifetimes = { visitorDays: 30, memberDays: 365 };
  const lastUsed = (area: PackedArea, days: number) =>
    database.owner.rows(`update areas set used_at = now() - interval '${days} days' where id = $1`, [
      area.id,
    ]);

  describe("purging", () => {
    it("takes what nobody has used for so long, a visitor's before a member's, of one client alone", async () => {
      const { store } = database;
      const [one, other] = [await newClient(), await newClient()];
      const user = await createUser(store.shared, { email: `areas${made}@a.example`, status: "CONFIRMED" });
      const [old, used, members, fresh, read] = Array.from({ length: 5 }, newArea) as [
        PackedArea,
        PackedArea,
        PackedArea,
        PackedArea,
        PackedArea,
      ];
      const save = (clientId: string, area: PackedArea, createdBy?: string) =>
        store.withClient(clientId, (tx) => saveArea(tx, area, { createdBy, allowances: [] }));
      for (const area of [old, used, fresh, read]) await save(one.id, area);
      await save(one.id, members, user.id);
      await save(other.id, old);
      for (const area of [old, used, members, read]) await lastUsed(area, 31);
      // Saved again and read: both are use.
      await save(one.id, used);
      await store.withClient(one.id, (tx) => findArea(tx, read.id));
      expect(await store.withClient(one.id, (tx) => purgeAreas(tx, lifetimes))).toBe(1);
      const found = (clientId: string, { id }: PackedArea) =>
        store.withClient(clientId, (tx) => findArea(tx, id)).then((packed) => packed !== undefined);
      expect(await Promise.all([old, used, members, fresh, read].map((area) => found(one.id, area)))).toEqual(
        [false, true, true, true, true],
      );
      expect(await found(other.id, old)).toBe(true);
      await lastUsed(members, 366);
      expect(await store.withClient(one.id, (tx) => purgeAreas(tx, lifetimes))).toBe(1);
      await vacuumAreas(store);
    });
  });

  it("takes a visitor's area over for the member who keeps it too", async () => {
    const { store } = database;
    const client = await newClient();
    const user = await createUser(store.shared, { email: `areas${++made}@a.example`, status: "CONFIRMED" });
    const area = newArea();
    for (const createdBy of [undefined, user.id])
      await store.withClient(client.id, (tx) => saveArea(tx, area, { createdBy, allowances: [] }));
    await lastUsed(area, 31);
    expect(await store.withClient(client.id, (tx) => purgeAreas(tx, lifetimes))).toBe(0);
  });

  describe("allowances", () => {
    const allowance = { who: "network:203.0.113.1", hours: 1, areas: 3, bytes: 1_000_000 };

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
      const small = { ...allowance, bytes: area.packed.length - 1 };
      const other = { ...allowance, who: "members" };
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
