import { setTimeout as later } from "node:timers/promises";
import { openStore } from "@stopbank/store";
import { openJobHouse, testKind } from "./jobHouse.ts";

/** A kind that takes a moment, done in a process of its own that a test kills. */
export const moment = testKind({
  id: "test.moment",
  concurrency: 3,
  // A process that is killed has begun a job without an end to it: that many rounds are no fault of the job.
  retries: 1_000,
  run: async ({ signal }) => {
    await later(150, undefined, { signal });
    return [{ name: "done.txt", mediaType: "text/plain", text: "done" }];
  },
});

if (process.argv[1] === import.meta.filename) {
  const [databaseUrl = "", key = ""] = process.argv.slice(2);
  const store = await openStore({ home: "unused", databaseUrl, ownerDatabaseUrl: undefined });
  const house = await openJobHouse(store, { kinds: [moment], key: Buffer.from(key, "hex") });
  await house.work({ leaseSeconds: 1.5 });
  process.once("SIGTERM", () => void house.close().then(() => store.close()));
  process.stdout.write("works\n");
}
