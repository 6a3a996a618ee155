import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { purgeAreas } from "../areas/areaPurge.ts";
import { saveArea } from "../areas/areas.ts";
import { packArea } from "../areas/packedArea.ts";
import { createClient } from "../clients/clients.ts";
import type { ClientTransaction } from "../engine/database.ts";
import type { PagePlace } from "../scope/page.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  changeView,
  deleteView,
  listViews,
  mostViews,
  purgeDeletedViews,
  restoreView,
  saveView,
  type ViewContent,
  viewThumbnail,
} from "./index.ts";

onEachEngine("saved views", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let made = 0;
  /** A client with Kiri, Rangi and an editor. */
  async function newClient() {
    const { store } = database;
    const name = `views-${++made}`;
    const { id: clientId } = await createClient(store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const within = <T>(work: (tx: ClientTransaction) => Promise<T>) => store.withClient(clientId, work);
    const person = async (who: string, role: "member" | "editor") => {
      const { id } = await createUser(store.shared, {
        email: `${who}-${name}@a.example`,
        status: "CONFIRMED",
      });
      await within((tx) => setMembership(tx, id, role));
      return { userId: id, isEditor: role === "editor" };
    };
    const [kiri, rangi, editor] = [
      await person("kiri", "member"),
      await person("rangi", "member"),
      await person("editor", "editor"),
    ];
    const save = (by: typeof kiri, rest: Partial<ViewContent> = {}) =>
      within((tx) =>
        saveView(tx, by.userId, {
          name: "Low town",
          folder: "",
          isShared: false,
          path: "/risk",
          query: `v=2&client=${name}`,
          ...rest,
        }),
      );
    const names = async (by: typeof kiri) =>
      (await within((tx) => listViews(tx, by.userId, undefined, 50))).items.map((view) => view.name);
    return { store, clientId, name, within, kiri, rangi, editor, save, names };
  }

  it("are their maker's alone until they are shared, then everybody's of the client", async () => {
    const { within, kiri, rangi, save, names } = await newClient();
    const view = await save(kiri);
    expect([await names(kiri), await names(rangi)]).toEqual([["Low town"], []]);
    const { before, after } = await within((tx) => changeView(tx, kiri, view.id, { isShared: true }));
    expect([before.isShared, after.isShared]).toEqual([false, true]);
    expect(await names(rangi)).toEqual(["Low town"]);
    expect(after.madeBy?.userId).toBe(kiri.userId);
    await within((tx) => changeView(tx, kiri, view.id, { isShared: false }));
    expect(await names(rangi)).toEqual([]);
  });

  it("that are shared are changed by their maker and by editors, whose they stay", async () => {
    const { within, kiri, rangi, editor, save } = await newClient();
    const { id } = await save(kiri, { isShared: true });
    const refused = expect.objectContaining({ code: "views/not-yours" });
    await expect(within((tx) => changeView(tx, rangi, id, { name: "Mine now" }))).rejects.toEqual(refused);
    await expect(within((tx) => deleteView(tx, rangi, id))).rejects.toEqual(refused);
    await expect(within((tx) => changeView(tx, editor, id, { isShared: false }))).rejects.toEqual(refused);
    const { after } = await within((tx) => changeView(tx, editor, id, { name: "Te Awa", folder: "Rivers" }));
    expect(after).toMatchObject({ name: "Te Awa", folder: "Rivers", madeBy: { userId: kiri.userId } });
  });

  it("of others that are private are to nobody as if they were there, editors included", async () => {
    const { within, kiri, editor, save } = await newClient();
    const { id } = await save(kiri, { thumbnail: Buffer.from("picture") });
    const unknown = expect.objectContaining({ code: "views/unknown" });
    await expect(within((tx) => changeView(tx, editor, id, { name: "x" }))).rejects.toEqual(unknown);
    await expect(within((tx) => deleteView(tx, editor, id))).rejects.toEqual(unknown);
    expect(await within((tx) => viewThumbnail(tx, editor.userId, id))).toBeUndefined();
    expect(await within((tx) => viewThumbnail(tx, kiri.userId, id))).toEqual(
      expect.objectContaining({ length: 7 }),
    );
  });

  it("that are deleted show their picture to nobody", async () => {
    const { within, kiri, save } = await newClient();
    const { id } = await save(kiri, { thumbnail: Buffer.from("picture") });
    await within((tx) => deleteView(tx, kiri, id));
    expect(await within((tx) => viewThumbnail(tx, kiri.userId, id))).toBeUndefined();
    await within((tx) => restoreView(tx, kiri, id));
    expect(await within((tx) => viewThumbnail(tx, kiri.userId, id))).toBeDefined();
  });

  it("lead to no other site", async () => {
    const { kiri, save } = await newClient();
    await expect(save(kiri, { path: "//3221226219" })).rejects.toThrow("saved_views_path_of_this_site");
  });

  it("have a name once in a folder, in whatever capitals; two people may have the same", async () => {
    const { within, kiri, rangi, save } = await newClient();
    const taken = expect.objectContaining({ code: "views/name-taken" });
    await save(kiri);
    await expect(save(kiri, { name: "LOW TOWN" })).rejects.toEqual(taken);
    await save(rangi);
    const other = await save(kiri, { folder: "Rivers" });
    await expect(within((tx) => changeView(tx, kiri, other.id, { folder: "" }))).rejects.toEqual(taken);
    await save(kiri, { isShared: true });
    await expect(save(rangi, { isShared: true })).rejects.toEqual(taken);
  });

  it("can be had back for a day, unless the name was taken meanwhile", async () => {
    const { within, kiri, save, names } = await newClient();
    const { id } = await save(kiri);
    await within((tx) => deleteView(tx, kiri, id));
    expect(await names(kiri)).toEqual([]);
    expect(await within((tx) => restoreView(tx, kiri, id))).toMatchObject({ id, name: "Low town" });
    await within((tx) => deleteView(tx, kiri, id));
    const another = await save(kiri);
    await expect(within((tx) => restoreView(tx, kiri, id))).rejects.toEqual(
      expect.objectContaining({ code: "views/name-taken" }),
    );
    await within((tx) =>
      sql`update saved_views set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(tx),
    );
    await within((tx) => deleteView(tx, kiri, another.id));
    await expect(within((tx) => restoreView(tx, kiri, id))).rejects.toEqual(
      expect.objectContaining({ code: "views/unknown" }),
    );
  });

  it("go for good a day after they were deleted, though nobody deletes another", async () => {
    const { within, kiri, save, names } = await newClient();
    const [long, just] = [await save(kiri), await save(kiri, { name: "High town" })];
    await save(kiri, { name: "Coast" });
    for (const { id } of [long, just]) await within((tx) => deleteView(tx, kiri, id));
    await within((tx) =>
      sql`update saved_views set deleted_at = now() - interval '25 hours' where id = ${long.id}`.execute(tx),
    );
    expect(await within(purgeDeletedViews)).toBe(1);
    expect(await within(purgeDeletedViews)).toBe(0);
    await within((tx) => restoreView(tx, kiri, just.id));
    expect((await names(kiri)).toSorted()).toEqual(["Coast", "High town"]);
  });

  it("come a page at a time, each once, the latest change first, also where many changed at one moment", async () => {
    const { within, kiri, rangi, save, names } = await newClient();
    await within((tx) =>
      sql`insert into saved_views (client_id, id, made_by, holder_user_id, name, path, query)
        select ${tx.clientId}::uuid, gen_random_uuid(), ${kiri.userId}::uuid, ${kiri.userId}::uuid, 'view ' || n, '/risk', 'v=2'
        from generate_series(1, 7) n`.execute(tx),
    );
    await save(kiri, { name: "Latest", isShared: true });
    const pages: string[][] = [];
    for (let after: PagePlace | undefined, more = true; more; more = after !== undefined) {
      const page = await within((tx) => listViews(tx, kiri.userId, after, 3));
      pages.push(page.items.map(({ name }) => name));
      after = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(await names(kiri));
    expect(pages[0]?.[0]).toBe("Latest");
    expect(new Set(pages.flat()).size).toBe(8);
    expect(await names(rangi)).toEqual(["Latest"]);
  });

  it("take room of their own, and those that were deleted no more than a little", async () => {
    const { within, kiri, rangi, save } = await newClient();
    const fill = (holder: string | null, count: number) =>
      within((tx) =>
        sql`insert into saved_views (client_id, id, made_by, holder_user_id, name, path, query)
          select ${tx.clientId}::uuid, gen_random_uuid(), ${kiri.userId}::uuid, ${holder}::uuid, 'view ' || n, '/risk', 'v=2'
          from generate_series(1, ${count}::int) n`.execute(tx),
      );
    await fill(kiri.userId, mostViews.own);
    const tooMany = expect.objectContaining({ code: "views/too-many" });
    await expect(save(kiri)).rejects.toEqual(tooMany);
    await save(rangi);
    await fill(null, mostViews.sharedByOne);
    await expect(save(kiri, { isShared: true })).rejects.toEqual(tooMany);
    for (const { id } of (await within((tx) => listViews(tx, kiri.userId, undefined, 30))).items)
      await within((tx) => deleteView(tx, kiri, id));
    const { rows } = await within((tx) =>
      sql<{ n: number }>`select count(*)::int as n from saved_views where deleted_at is not null`.execute(tx),
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(21);
  });

  it("go with their maker's membership where they are private, and stay where they are shared", async () => {
    const { within, kiri, rangi, save } = await newClient();
    await save(kiri);
    await save(kiri, { name: "For all", isShared: true });
    await within((tx) => removeMembership(tx, kiri.userId));
    const { items: left } = await within((tx) => listViews(tx, rangi.userId, undefined, 10));
    expect(left.map(({ name, madeBy }) => [name, madeBy])).toEqual([["For all", undefined]]);
    const { rows } = await within((tx) => sql`select 1 from saved_views`.execute(tx));
    expect(rows).toHaveLength(1);
  });

  it("keep the area that they show", async () => {
    const { store, clientId, within, kiri, save } = await newClient();
    const area = packArea({
      type: "Polygon",
      coordinates: [
        [
          [172.9, -40.3],
          [172.91, -40.3],
          [172.9, -40.31],
          [172.9, -40.3],
        ],
      ],
    });
    await within((tx) => saveArea(tx, area, { createdBy: kiri.userId, allowances: [] }));
    await save(kiri, { query: `v=2&area=area:${area.id}` });
    await save(kiri, { name: "Gone", query: `v=2&area=area:${"0".repeat(64)}` });
    await within((tx) => sql`update areas set used_at = now() - interval '9 years'`.execute(tx));
    const lifetimes = { visitorDays: 1, memberDays: 1, visitorBytes: 1 };
    const purge = () => purgeAreas(store, clientId, lifetimes, new AbortController().signal);
    expect(await purge()).toBe(0);
    await within((tx) => sql`delete from saved_views`.execute(tx));
    expect(await purge()).toBe(1);
  });
});
