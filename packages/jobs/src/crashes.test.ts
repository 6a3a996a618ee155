import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openStorage } from "@stopbank/dataset/storage";
import { findJobOutput } from "@stopbank/store/jobs";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { downloadOf, jobPlace } from "./files/keptFiles.ts";
import { removeForgottenFiles } from "./files/removeForgottenFiles.ts";
import { type CrashPoint, filed } from "./testing/crashingProcess.ts";
import { jobOwner, openJobHouse } from "./testing/jobHouse.ts";

onPostgres("a job whose process dies as it comes to its end", (open) => {
  let database: TestDatabase;
  const key = randomBytes(32);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it.each<[CrashPoint, { attempt: number; left: string[] }]>([
    ["before it is kept", { attempt: 2, left: ["2"] }],
    ["before it is written down", { attempt: 2, left: ["1", "2"] }],
    ["before it is told", { attempt: 1, left: ["1"] }],
  ])(
    "B-04: says that it is done when its file is there, and never else: %s",
    async (point, { attempt, left }) => {
      const folder = await mkdtemp(join(tmpdir(), "stopbank-crash-"));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const kept = openStorage(folder, {});
      const house = await openJobHouse(database.store, { kinds: [filed], key });
      onTestFinished(() => house.close());
      const owner = await jobOwner(database.store);
      const { id } = await house.start({ ...owner, kind: filed.id, params: {}, key: undefined });
      const program = join(import.meta.dirname, "testing/crashingProcess.ts");
      const dying = spawn(
        process.execPath,
        [program, String(database.url), key.toString("hex"), folder, point],
        {
          stdio: ["ignore", "ignore", "inherit"],
        },
      );
      expect(await once(dying, "exit")).toEqual([null, "SIGKILL"]);
      const after = await owner.find(id);
      // Whoever asks is told, though nobody was told.
      const isDone = point === "before it is told";
      expect([after.state, after.outputs.length]).toEqual(isDone ? ["done", 1] : ["running", 0]);

      await house.work({ kept });
      await vi.waitFor(async () => expect(await owner.find(id)).toMatchObject({ state: "done", attempt }), {
        timeout: 45_000,
        interval: 100,
      });
      const read = () =>
        database.store.withClient(owner.clientId, async (tx) => {
          const output = await findJobOutput(tx, owner.userId, id, "made.bin");
          return output && text(downloadOf(output, kept).read());
        });
      expect(await read()).toBe("what was asked for");
      const place = jobPlace(owner.clientId, id);
      expect((await kept.list(place)).sort()).toEqual(left);
      // What the attempt left that nobody was told of goes, and what the row names stays.
      await removeForgottenFiles(database.store, kept, new AbortController().signal);
      expect(await kept.list(place)).toEqual([String(attempt)]);
      expect(await read()).toBe("what was asked for");
    },
  );
});
