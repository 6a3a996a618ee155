// A process of its own for sessionRefresh.test.ts: 50 requests whose tokens are stale, at once.
import { once } from "node:events";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openStore } from "../openStore.ts";
import { createRefresher } from "../sessions/sessionRefresh.ts";

const [databaseUrl, sessionId = "", lease] = process.argv.slice(2);
const leaseMs = Number(lease);
const store = await openStore({ databaseUrl, home: tmpdir() });
const refreshOnce = createRefresher(store.shared, { leaseMs, pollMs: 10 });

process.send?.("ready");
await once(process, "message");
const answers = await Promise.all(
  Array.from({ length: 50 }, () =>
    refreshOnce(sessionId, 0, async () => {
      await sql`select nextval('exchanges')`.execute(store.shared);
      await sleep(3 * leaseMs);
      return { accessToken: "a1", refreshToken: "r1" };
    }),
  ),
);
process.send?.(answers);
await store.close();
process.disconnect();
