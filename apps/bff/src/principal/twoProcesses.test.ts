import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import { type BffProcess, startBffProcess } from "../testing/startBffProcess.ts";

/** As it is unless a caller says otherwise: these processes are the product's own, with its own settings. */
const leaseMs = 5_000;

onPostgres("one session at two BFF processes", (open) => {
  let database: TestDatabase;
  let bff: StartedBff;
  let shell: string;
  const processes: BffProcess[] = [];

  beforeAll(async () => {
    database = await open();
    bff = await startBff({ store: database.store });
    shell = mkdtempSync(join(tmpdir(), "stopbank-shell-"));
    writeFileSync(join(shell, "index.html"), "<!doctype html><title>Stopbank</title>");
    const env = {
      DATABASE_URL: String(database.url),
      DATABASE_OWNER_URL: String(database.ownerUrl),
      API_URL: bff.api.url.origin,
      STOPBANK_HOME: shell,
      STOPBANK_FILES: join(shell, "files"),
      STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url"),
    };
    processes.push(...(await Promise.all([startBffProcess(shell, env), startBffProcess(shell, env)])));
  });
  afterAll(async () => {
    for (const each of processes) each.signal("SIGCONT");
    await Promise.all(processes.map((each) => each.stop()));
    await bff.close();
    await database.close();
    rmSync(shell, { recursive: true, force: true });
  });

  const ask = async (at: number, path: string, cookie: string) => {
    const headers = { "x-requested-by": fromOurPage["x-requested-by"], cookie };
    const answer = await fetch(`${processes[at]?.origin}/api/layer/details/${path}`, { headers });
    return { status: answer.status, body: await answer.text() };
  };
  const askedWith = (path: string) =>
    bff.api.captured
      .filter(({ url }) => url.endsWith(`/${path}`))
      .map(({ headers }) => headers.authorization);

  it("A-16: 100 waiting requests cost one refresh, though it takes three leases, and all are answered", async () => {
    const { cookie } = await signIn(bff);
    const stale = bff.api.state.generation++;
    bff.api.state.refreshMs = 3 * leaseMs;
    const before = bff.api.state.refreshes;
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(i % 2, `all-${i}`, cookie)));
    expect(bff.api.state.refreshes - before).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    for (let i = 0; i < 100; i++)
      expect(askedWith(`all-${i}`)).toEqual([`Bearer access-${stale}`, `Bearer access-${stale + 1}`]);
  });

  it("A-16: a process that stood still past its lease writes nothing over what another has renewed", async () => {
    const { cookie } = await signIn(bff);
    const [stalled] = processes;
    const stale = bff.api.state.generation++;
    bff.api.state.refreshMs = 1_000;
    const before = bff.api.state.refreshes;
    const first = ask(0, "stalled", cookie);
    await expect.poll(() => bff.api.state.refreshes - before).toBe(1);
    stalled?.signal("SIGSTOP");
    // Long enough for the answer to lie in the stopped process' hands.
    await new Promise((done) => setTimeout(done, 1_500));
    bff.api.state.generation++;
    const second = await ask(1, "taken-over", cookie);
    expect([second.status, bff.api.state.refreshes - before]).toEqual([200, 2]);
    stalled?.signal("SIGCONT");
    expect((await first).status).toBe(200);
    expect(askedWith("stalled")).toEqual([`Bearer access-${stale}`, `Bearer access-${stale + 2}`]);
    // What the store keeps is the newer of the two, at both.
    for (const at of [0, 1]) {
      expect((await ask(at, `after-${at}`, cookie)).status).toBe(200);
      expect(askedWith(`after-${at}`)).toEqual([`Bearer access-${stale + 2}`]);
    }
    expect(bff.api.state.refreshes - before).toBe(2);
  });
});
