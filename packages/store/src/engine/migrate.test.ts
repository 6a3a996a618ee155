import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onEachEngine, onPostgres, type TestDatabase } from "../testing/engines.ts";
import { assertSafeRole } from "./appRole.ts";
import { migrate, readMigrations, type SchemaMigration } from "./migrate.ts";
import { openPostgres } from "./postgresEngine.ts";

const fail = (error: Error) => {
  throw error;
};

onEachEngine("migrations", (open) => {
  let database: TestDatabase;
  let ours: SchemaMigration[];
  beforeAll(async () => {
    database = await open();
    ours = await readMigrations();
  });
  afterAll(() => database.close());

  const migrated = (migrations: readonly SchemaMigration[]) =>
    database.asOwner((owner) => migrate(owner, migrations));
  const tableThere = async (name: string) =>
    (await database.owner.rows<{ there: boolean }>("select to_regclass($1) is not null as there", [name]))[0]
      ?.there;

  it("run once, in the order of their names", async () => {
    expect(ours.map(({ name }) => name)).toEqual(ours.map(({ name }) => name).toSorted());
    expect(await migrated(ours)).toEqual([]);
    const added = {
      name: "9001_added.sql",
      sql: "create table added (a int); insert into added values (1);",
    };
    expect(await migrated([...ours, added])).toEqual(["9001_added.sql"]);
    expect(await migrated([...ours, added])).toEqual([]);
    expect(await database.owner.rows("select a from added")).toEqual([{ a: 1 }]);
    await expect(migrated(ours)).rejects.toMatchObject({ code: "store/newer-schema" });
    const edited = { ...added, sql: `${added.sql} -- edited` };
    await expect(migrated([...ours, edited])).rejects.toMatchObject({
      code: "store/migration-changed",
    });
    await database.owner.script(
      "drop table added; delete from schema_migrations where name = '9001_added.sql'",
    );
  });

  it("leave nothing behind when one fails half-way, and run again once it is mended", async () => {
    const broken = { name: "9002_broken.sql", sql: "create table half (a int); select * from nowhere;" };
    await expect(migrated([...ours, broken])).rejects.toThrow("nowhere");
    expect(await tableThere("half")).toBe(false);
    const mended = { ...broken, sql: "create table half (a int);" };
    expect(await migrated([...ours, mended])).toEqual(["9002_broken.sql"]);
    expect(await tableThere("half")).toBe(true);
  });

  describe("E-01: opening stops", () => {
    it.each([
      ["a superuser", "alter role stopbank_app superuser", "is a superuser"],
      ["a role with BYPASSRLS", "alter role stopbank_app bypassrls", "has BYPASSRLS"],
      [
        "a role that owns a table",
        "create table owned (a int); alter table owned owner to stopbank_app",
        "owns owned",
      ],
      [
        "a role that may become the owner",
        "create role plain; alter table account_events owner to plain; grant plain to stopbank_app",
        "owns account_events",
      ],
    ])("for %s", async (_what, change, why) => {
      const { app } = database;
      // In a transaction that is rolled back, since roles belong to the whole server.
      await app.script("begin; set local role none");
      try {
        await app.script(change);
        await app.script("set local role stopbank_app");
        const refusal = assertSafeRole(app);
        await expect(refusal).rejects.toMatchObject({
          code: "store/unsafe-role",
          message: expect.stringContaining(why),
        });
      } finally {
        await app.script("rollback");
      }
      await assertSafeRole(app);
    });
  });
});

onPostgres("starting several processes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const urlFor = (name: string, login?: string) => {
    const url = new URL(String(database.ownerUrl));
    url.pathname = `/${name}`;
    if (login !== undefined) Object.assign(url, { username: login, password: login });
    return url.href;
  };

  it("migrates an empty database once when four open it at the same time", async () => {
    const name = `stopbank_race_${randomUUID().replaceAll("-", "")}`;
    await database.owner.script(`create database ${name}`);
    const engines = await Promise.all(
      Array.from({ length: 4 }, () =>
        openPostgres({
          databaseUrl: Object.assign(new URL(String(database.url)), { pathname: `/${name}` }).href,
          ownerDatabaseUrl: urlFor(name),
          onConnectionError: fail,
        }),
      ),
    );
    const users = await Promise.all(engines.map(({ db }) => db.selectFrom("users").selectAll().execute()));
    expect(users).toEqual([[], [], [], []]);
    for (const engine of engines) await engine.close();
    await database.owner.script(`drop database ${name}`);
  });

  it("serves with a login that may not migrate once the owner has, and says so before", async () => {
    const login = `stopbank_web_${randomUUID().replaceAll("-", "")}`;
    const name = `${login}_db`;
    await database.owner.script(`create database ${name}`);
    await database.owner.script(
      `create role ${login} login noinherit password '${login}'; grant stopbank_app to ${login}`,
    );
    const databaseUrl = urlFor(name, login);
    const early = openPostgres({ databaseUrl, onConnectionError: fail });
    await expect(early).rejects.toMatchObject({ code: "store/cannot-migrate" });
    await database.owner.script(`revoke stopbank_app from ${login}`);
    const alien = openPostgres({ databaseUrl, onConnectionError: fail });
    await expect(alien).rejects.toMatchObject({ code: "store/cannot-migrate" });
    await database.owner.script(`grant stopbank_app to ${login}`);
    const both = await openPostgres({ databaseUrl, ownerDatabaseUrl: urlFor(name), onConnectionError: fail });
    await both.close();
    const alone = await openPostgres({ databaseUrl, onConnectionError: fail });
    expect(await alone.db.selectFrom("clients").selectAll().execute()).toEqual([]);
    await alone.close();
    await database.owner.script(`drop database ${name}`);
    await database.owner.script(`drop role ${login}`);
  });
});
