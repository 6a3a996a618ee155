import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemFault } from "@stopbank/errors";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMemoryStore } from "../openMemoryStore.ts";
import { openStore } from "../openStore.ts";
import { onEachEngine, onPostgres } from "../testing/engines.ts";
import { connectionFault } from "./databaseAddress.ts";

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a database address that leads nowhere", () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "stopbank-away-"));
  });
  afterAll(() => rm(home, { recursive: true }));

  it.each([
    ["no address", "not an address", "store/bad-address"],
    ["a server that is not there", "postgres://me:secret@127.0.0.1:1/stopbank", "store/unreachable"],
  ])("because it is %s is said in a sentence without the password", async (_what, databaseUrl, code) => {
    const refused = await refusalOf(openStore({ databaseUrl, home }));
    expect(refused).toMatchObject({ kind: "unavailable", code });
    expect((refused as Error).message).toContain("DATABASE_URL");
    expect((refused as Error).message).not.toContain("secret");
  });

  it.each([
    ["28P01", "store/login-refused"],
    ["3D000", "store/no-database"],
    ["ENOTFOUND", "store/unreachable"],
    ["57P03", "store/unreachable"],
  ])("is told apart by what the server answers: %s", (code, expected) => {
    const error = Object.assign(new Error("x"), { code });
    expect(connectionFault("DATABASE_OWNER_URL", "postgres://a:b@db/x", error)).toMatchObject({
      code: expected,
      message: expect.stringContaining("DATABASE_OWNER_URL"),
    });
  });
});

onPostgres("a database that is not there", (open) => {
  it("is named where the server has none of that name", async () => {
    const database = await open();
    const elsewhere = new URL(database.url ?? "");
    elsewhere.pathname = "/no_such_database";
    const refused = await refusalOf(openStore({ databaseUrl: elsewhere.href, home: tmpdir() }));
    expect(refused).toMatchObject({ code: "store/no-database" });
    await database.close();
  });

  it("is a failure we expect when a connection is cut in the middle of a transaction, and answers again afterwards", async () => {
    const database = await open();
    const cut = () =>
      database.owner.rows(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user and state = 'idle in transaction'",
      );
    const broken = await refusalOf(
      database.store.withoutClient(async (tx) => {
        await sql`select 1`.execute(tx);
        await expect.poll(async () => (await cut()).length).toBe(1);
        await expect.poll(() => refusalOf(sql`select 1`.execute(tx))).toBeDefined();
        await sql`select 1`.execute(tx);
      }),
    );
    expect(systemFault(broken)).toMatchObject({ code: "service/unreachable" });
    await expect
      .poll(() =>
        database.store.probeWrite().then(
          () => "written",
          () => "not",
        ),
      )
      .toBe("written");
    await database.close();
  });
});

onPostgres("a write that nobody reads", (open) => {
  it("is flushed to the log, and needs room where the data lie", async () => {
    const database = await open();
    const { store, owner } = database;
    const flushed = async () => {
      const [row] = await owner.rows<{ at: Date; isFlushed: boolean }>(
        `select due_at as at, pg_current_wal_flush_lsn() > $1::pg_lsn as "isFlushed" from upkeep_turns where job = 'store.probe'`,
        [before?.lsn],
      );
      return row;
    };
    const [before] = await owner.rows<{ lsn: string }>("select pg_current_wal_insert_lsn()::text as lsn");
    await store.probeWrite();
    const first = await flushed();
    expect(first?.isFlushed).toBe(true);
    await store.probeWrite();
    expect((await flushed())?.at.getTime()).toBeGreaterThan(Number(first?.at.getTime()));
    // The nearest to a full disk that needs none: no file may be written beside the data, while the log takes everything.
    const login = new URL(database.url ?? "").username;
    await owner.script(`alter role ${login} set temp_file_limit = 0`);
    const full = await openStore({ databaseUrl: database.url, home: tmpdir() });
    await expect(full.probeWrite()).rejects.toMatchObject({ code: "53400" });
    await full.close();
    await database.close();
  });

  it("does not wait for ever for whoever has locked what it writes", async () => {
    const { store, owner, close } = await open();
    await store.probeWrite();
    await owner.script("begin; lock table upkeep_turns");
    await expect(store.probeWrite()).rejects.toMatchObject({ code: "57014" });
    await owner.script("rollback");
    await store.probeWrite();
    await close();
  });
});

onEachEngine("a write that nobody reads", (open) => {
  it("shows that there is something to write on", async () => {
    const database = await open();
    await expect(database.store.probeWrite()).resolves.toBeUndefined();
    await database.close();
  });
});

it("an embedded store whose folder is gone cannot be written", async () => {
  const home = await mkdtemp(join(tmpdir(), "stopbank-gone-"));
  const store = await openStore({ home });
  await store.probeWrite();
  const memory = await openMemoryStore();
  await memory.probeWrite();
  await memory.close();
  await store.close();
  await rm(home, { recursive: true });
  await expect(store.probeWrite()).rejects.toThrow();
});
