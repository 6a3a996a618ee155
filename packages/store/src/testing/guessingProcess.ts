// A process of its own for throttle.test.ts: 60 tries at once, and how many were let through.
import { once } from "node:events";
import { tmpdir } from "node:os";
import { reserveAttempt } from "../accounts/throttle.ts";
import { openStore } from "../openStore.ts";

const store = await openStore({ databaseUrl: process.argv[2], home: tmpdir() });
process.send?.("ready");
await once(process, "message");
const tries = await Promise.all(
  Array.from({ length: 60 }, () => reserveAttempt(store, [{ key: "crowd", rule: { kind: "doubling" } }])),
);
process.send?.(tries.filter((one) => "attempt" in one).length);
await store.close();
process.disconnect();
