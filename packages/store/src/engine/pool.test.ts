import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { findContent, putContent } from "../content/clientContent.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import type { ClientTransaction } from "./database.ts";
import type { SqlConnection } from "./sqlConnection.ts";

const ROUNDS = 1000;

/** What says whose rows a transaction sees. */
const marker = { kind: "help", name: "marker" };
const markedBy = async (tx: ClientTransaction) => (await findContent(tx, marker))?.body;

onEachEngine("one connection shared by clients", (open) => {
  let database: TestDatabase;
  let clientIds: string[];

  beforeAll(async () => {
    database = await open({ poolSize: 1 });
    const names = ["alpha", "beta", "gamma"];
    const clients = await Promise.all(
      names.map((name) =>
        createClient(database.store, { clientName: name, subdomain: name, displayName: name }),
      ),
    );
    clientIds = clients.map(({ id }) => id);
    for (const { id, clientName } of clients)
      await database.store.withClient(id, (tx) =>
        putContent(tx, { ...marker, schemaVersion: 1, body: { clientName, id } }),
      );
  });
  afterAll(() => database.close());

  it(`E-06: leaks nothing in ${ROUNDS} rounds of interleaved clients, errors and cancelled statements`, async () => {
    const { store } = database;
    const leaks: unknown[] = [];
    let failures = 0;

    const oneRound = async (round: number): Promise<void> => {
      const clientId = clientIds[round % clientIds.length] as string;
      try {
        await store.withClient(clientId, async (tx) => {
          const content = await markedBy(tx);
          if ((content as { id?: unknown } | undefined)?.id !== clientId) leaks.push({ round, content });
          if (round % 5 === 1) throw new Error("the work failed");
          if (round % 5 === 2) await sql`select 1 / 0`.execute(tx);
          // PGlite cannot be interrupted; there this round is one more plain one.
          if (round % 5 === 3 && store.engine === "postgresql") await cancelled(tx, database.owner);
          if (round % 5 === 4)
            await sql`insert into areas (client_id, id, geometry)
            values (${randomUUID()}, ${"0".repeat(64)}, '{}')`.execute(tx);
        });
      } catch {
        failures++;
      }
      // What the next request to get this connection would find.
      const { rows } = await sql<{ setting: string | null; role: string; areas: number }>`
        select nullif(current_setting('stopbank.client_id', true), '') as setting, current_user::text as role,
          (select count(*)::int from client_content) as areas`.execute(store.shared);
      if (rows[0]?.setting !== null || rows[0].role !== "stopbank_app" || rows[0].areas !== 0)
        leaks.push({ round, rows });
    };

    for (let round = 0; round < ROUNDS; round += 10)
      await Promise.all(Array.from({ length: 10 }, (_none, index) => oneRound(round + index)));
    expect(leaks).toEqual([]);
    expect(failures).toBe((ROUNDS / 5) * (store.engine === "postgresql" ? 4 : 3));
  });

  it("refuses a second scope, and shared queries, inside a scope", async () => {
    const { store } = database;
    const [first, second] = clientIds as [string, string];
    const nested = store.withClient(first, () => store.withClient(second, async () => undefined));
    await expect(nested).rejects.toThrow(/store\/nested-transaction/);
    const shared = store.withClient(first, () => store.shared.selectFrom("users").selectAll().execute());
    await expect(shared).rejects.toThrow(/store\/nested-transaction/);
    expect(await store.withClient(first, markedBy)).toMatchObject({
      id: first,
    });
  });

  it("refuses an id that is not a UUID before it reaches the database", async () => {
    const attempt = database.store.withClient("'; drop table users", async () => undefined);
    await expect(attempt).rejects.toMatchObject({ code: "store/bad-id" });
  });

  it("closes after the work at hand, and takes no more", async () => {
    const { store } = database;
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const work = store.withClient(String(clientIds[0]), async (tx) => {
      begun.resolve();
      await goOn.promise;
      return markedBy(tx);
    });
    await begun.promise;
    const closed = store.close();
    goOn.resolve();
    expect(await work).toMatchObject({ id: clientIds[0] });
    await closed;
    await expect(store.shared.selectFrom("users").selectAll().execute()).rejects.toThrow();
  });
});

/** Cancels a running statement from another connection, as an impatient caller or an operator would. */
async function cancelled(tx: ClientTransaction, owner: SqlConnection): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const asleep =
    "select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'";
  const cancelling = async () => {
    // Exactly one cancel, once the statement runs: a late one would hit whatever comes next.
    while ((await owner.rows(asleep, [rows[0]?.pid])).length === 0);
  };
  await Promise.all([sql`select pg_sleep(60)`.execute(tx), cancelling()]);
}
