import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { deleteMedium, findMedium, takenMediaRoom } from "../media/clientMedia.ts";
import { keepMedium, stageMedium } from "../media/keepMedia.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { purgeBrokenOff, vacuumContent } from "./contentUpkeep.ts";
import { stageContent } from "./stagedContent.ts";

onEachEngine("upkeep of texts and media", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const most = { files: 99, bytes: 500_000_000 };
  const medium = (bytes: number) => ({
    name: `${randomUUID().replaceAll("-", "")}-4x3.webm`,
    ...{ originalName: "a.webm", alternativeText: "", sizes: new Map([[0, randomBytes(bytes)]]) },
  });
  const newClient = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };

  it("takes away what was broken off hours ago, and nothing that is whole or on its way", async () => {
    const { store, owner } = database;
    const id = await newClient();
    const [whole, old, fresh] = [medium(9), medium(9), medium(9)];
    await keepMedium(store, id, whole, { most });
    for (const each of [old, fresh]) await stageMedium(store, id, each, { most });
    const document = { kind: "help", name: "a.md", schemaVersion: 1, body: {}, base: 0 };
    const [oldImport, freshImport] = [randomUUID(), randomUUID()];
    for (const each of [oldImport, freshImport])
      await store.withClient(id, (tx) => stageContent(tx, each, [document]));
    const ago = "now() - interval '7 hours'";
    await owner.rows(`update client_media set added_at = ${ago} where name = any($1)`, [
      [old.name, whole.name],
    ]);
    await owner.rows(`update staged_content set staged_at = ${ago} where import_id = $1`, [oldImport]);
    expect(await store.withClient(id, purgeBrokenOff)).toBe(2);
    expect(await store.withClient(id, takenMediaRoom)).toMatchObject({ files: 2 });
    expect(await store.withClient(id, (tx) => findMedium(tx, whole.name))).toBeDefined();
    const left = await owner.rows("select import_id from staged_content where client_id = $1", [id]);
    expect(left).toEqual([{ import_id: freshImport }]);
  });

  it("uses the room of what was deleted again in the embedded store, which does not grow", async () => {
    const { store } = database;
    if (store.engine !== "pglite") return;
    const id = await newClient();
    const size = async () => {
      const { rows } = await sql<{ bytes: string }>`
        select pg_total_relation_size('client_media_pieces')::text as bytes`.execute(store.shared);
      return Number(rows[0]?.bytes);
    };
    const signal = new AbortController().signal;
    const comeAndGo = async () => {
      const film = medium(2_000_000);
      await keepMedium(store, id, film, { most });
      await store.withClient(id, (tx) => deleteMedium(tx, film.name));
    };
    await comeAndGo();
    const once = await size();
    expect(once).toBeGreaterThan(2_000_000);
    await comeAndGo();
    const unswept = await size();
    expect(unswept).toBeGreaterThan(once + 1_500_000);
    await vacuumContent(store, signal);
    for (let time = 0; time < 3; time++) {
      await comeAndGo();
      await vacuumContent(store, signal);
    }
    expect(await size()).toBeLessThanOrEqual(unswept);
  });
});
