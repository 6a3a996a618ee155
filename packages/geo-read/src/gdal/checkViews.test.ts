import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { checkViews } from "./checkViews.ts";
import { runUntil } from "./runUntil.ts";

const { execPath } = process;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  process.execPath = execPath;
});

function databaseOf(sql: string): string {
  const path = join(temporaryFolder(), "a.db");
  const database = new DatabaseSync(path);
  database.exec(`CREATE TABLE t (a); ${sql}`);
  database.close();
  return path;
}

const endless = "CREATE VIEW v AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n";

const check = (path: string) => checkViews({ what: "Test" }, path);

it("a database is not blamed for the time that the process which looks at it takes to begin", async () => {
  vi.stubEnv("STOPBANK_VIEW_SECONDS", "0.001");
  await expect(check(databaseOf(""))).resolves.toBeUndefined();
});

it("a process that does not begin in time says nothing of the file", async () => {
  const path = databaseOf("CREATE VIEW v AS SELECT a FROM t");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const checked = check(path);
  // It has been asked to start, and nothing of it was heard yet.
  vi.advanceTimersByTime(30_000);
  await expect(checked).rejects.toMatchObject({
    code: "import/views-unseen",
    kind: "unavailable",
    message: expect.stringContaining("did not begin within 30 seconds. Try again when"),
  });
});

it("a process that cannot be started says nothing of the file", async () => {
  const path = databaseOf("");
  process.execPath = join(temporaryFolder(), "gone");
  await expect(check(path)).rejects.toMatchObject({
    code: "import/views-unseen",
    message: expect.stringContaining("could not run (ENOENT)"),
  });
  process.execPath = execPath;
  await expect(check(path)).resolves.toBeUndefined();
});

it("what a view takes counts from when it begins", async () => {
  vi.stubEnv("STOPBANK_VIEW_SECONDS", "0.5");
  await expect(check(databaseOf(endless))).rejects.toMatchObject({
    code: "import/endless-view",
    message: expect.stringContaining("its view v was not worked out within 0.5 seconds"),
  });
});

it("a view that never ends is left off with who waits for it", async () => {
  const stop = new AbortController();
  const checked = runUntil(stop.signal, () => check(databaseOf(endless)));
  stop.abort(new Error("enough"));
  await expect(checked).rejects.toThrow("enough");
});
