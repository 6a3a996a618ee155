import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, it } from "vitest";
import { ensureAppRole } from "../engine/appRole.ts";
import { migrate, readMigrations } from "../engine/migrate.ts";
import { connectionTo as pgliteConnection } from "../engine/pgliteEngine.ts";
import { connectionTo as postgresConnection } from "../engine/postgresEngine.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { onPostgres } from "../testing/engines.ts";
import { newPglite } from "../testing/newPglite.ts";

/** What a store of before had of a client's texts, and what has become of it. */
async function migratedTexts(owner: SqlConnection): Promise<unknown[]> {
  const all = await readMigrations();
  const before = all.filter(({ name }) => name < "0011");
  await migrate(owner, before);
  const client = randomUUID();
  // Forced policies bind an owner who is no superuser; rows of one client are written as that client.
  await owner.script(`
    begin;
    select set_config('stopbank.client_id', '${client}', true);
    insert into clients (id, client_name, subdomain, display_name) values ('${client}', 'old', 'old', 'Old');
    insert into client_content (client_id, page, body) values
      ('${client}', 'welcome_sidebar', '{"title":"Kia ora"}'), ('${client}', 'landingPage', '[]');
    insert into client_config (client_id, config)
      values ('${client}', '{"terrain_map":true,"tsncs_html":"<p>Terms</p>"}');
    commit;`);
  await migrate(owner, all);
  await owner.script("begin");
  await owner.rows("select set_config('stopbank.client_id', $1, true)", [client]);
  const documents = await owner.rows(
    "select kind, name, version, schema_version, body from client_content order by kind",
  );
  const configs = await owner.rows("select config from client_config");
  await owner.script("commit");
  const strangers = await owner.rows(`select relname::text from pg_class
    where relname in ('client_content', 'client_config') and not relforcerowsecurity`);
  return [documents, configs, strangers];
}

const expected = [
  [
    { kind: "landingPage", name: "", version: 1, schema_version: 0, body: [] },
    { kind: "terms", name: "", version: 1, schema_version: 1, body: { html: "<p>Terms</p>" } },
    { kind: "welcomeSidebar", name: "", version: 1, schema_version: 0, body: { title: "Kia ora" } },
  ],
  [{ config: { terrain_map: true } }],
  [],
];

it("G-03: texts and terms of an older store are carried over, on PGlite", async () => {
  const pglite = await newPglite();
  try {
    expect(await migratedTexts(pgliteConnection(pglite))).toEqual(expected);
  } finally {
    await pglite.close();
  }
});

onPostgres("texts and terms of an older store", (open) => {
  it("G-03: are carried over by an owner whom the policies bind", async () => {
    const database = await open();
    const name = `stopbank_owner_${randomUUID().replaceAll("-", "")}`;
    await ensureAppRole(database.owner);
    await database.owner.script(
      `create role ${name} login password '${name}'; grant stopbank_app to ${name};`,
    );
    await database.owner.script(`create database ${name} owner ${name}`);
    const url = Object.assign(new URL(String(database.ownerUrl)), {
      pathname: `/${name}`,
      username: name,
      password: name,
    });
    const schemaUrl = Object.assign(new URL(String(database.ownerUrl)), { pathname: `/${name}` });
    const superuser = new pg.Client(schemaUrl.href);
    await superuser.connect();
    await superuser.query(`alter schema public owner to ${name}`);
    await superuser.end();
    const owner = new pg.Client(url.href);
    await owner.connect();
    try {
      expect(await migratedTexts(postgresConnection(owner))).toEqual(expected);
    } finally {
      await owner.end();
      await database.owner.script(`drop database ${name}`);
      await database.owner.script(`drop role ${name}`);
      await database.close();
    }
  });
});
