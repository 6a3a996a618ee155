import { systemFault } from "@stopbank/errors";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore, type Store } from "../openStore.ts";
import { type CuttableProxy, startCuttableProxy } from "../testing/cuttableProxy.ts";
import { onPostgres, type TestDatabase } from "../testing/engines.ts";

onPostgres("a server that says nothing any more", (open) => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let far: Store;

  beforeEach(async () => {
    database = await open();
    const { username, password, pathname, searchParams } = new URL(String(database.url));
    proxy = await startCuttableProxy(`${searchParams.get("host")}/.s.PGSQL.5432`);
    const databaseUrl = `postgresql://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
    far = await openStore({
      home: "unused",
      databaseUrl,
      poolSize: 2,
      silentMs: 500,
      onConnectionError: () => undefined,
    });
  });
  afterEach(async () => {
    await far.close();
    await proxy.close();
    await database.close();
  });

  const ask = () => sql`select 1`.execute(far.shared);
  const refusal = () => ask().then(String, (error: unknown) => systemFault(error)?.code);

  it("is not waited on: neither over a connection that is there nor over one that is being made", async () => {
    await ask();
    proxy.cutSilently();
    proxy.muteNew(true);
    expect(await Promise.all([refusal(), refusal()])).toEqual(["service/unreachable", "service/unreachable"]);
    proxy.muteNew(false);
    expect((await ask()).rows).toHaveLength(1);
  });

  it("B-05: keeps no row locked for whoever was cut off in the middle of changing it", async () => {
    const change = sql`insert into upkeep_turns (job, due_at) values ('test.cut', now())
      on conflict (job) do update set due_at = excluded.due_at`;
    await change.execute(far.shared);
    const cutOff = far.shared
      .transaction()
      .execute(async (tx) => {
        await change.execute(tx);
        proxy.cutSilently();
        await change.execute(tx);
      })
      .catch((error: unknown) => systemFault(error)?.code);
    expect(await cutOff).toBe("service/unreachable");
    await change.execute(database.store.shared);
  });
});
