import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "@stopbank/contract/jobs";
import { type DatasetStorage, localStorage } from "@stopbank/dataset/read";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { serverPlugins } from "../plugins/serverPlugins.ts";
import { publishSample } from "../testing/publishSample.ts";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import { removeOldJobs } from "../upkeep/removeOldJobs.ts";

const verify = { kind: "admin.verify-dataset", params: {} };

describe("jobs of a person", () => {
  let bff: StartedBff;
  let cookie: string;
  let root: string;
  let folder: string;
  /** What reads of files wait for, where a test needs a job to be under work. */
  let gate: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "stopbank-verify-"));
    folder = await publishSample(root, "northport");
    const files = localStorage(root);
    const datasets: DatasetStorage = {
      ...files,
      readRange: async (...asked) => {
        await gate;
        return files.readRange(...asked);
      },
    };
    const env = { STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url") };
    bff = await startBff({ transport: "in process", plugins: serverPlugins, datasets, env });
    bff.api.state.special = async () => ({ dataset_version: "another", assets: {}, hazards: [] });
    ({ cookie } = await signIn(bff));
  });
  afterAll(async () => {
    await bff.close();
    rmSync(root, { recursive: true });
  });

  interface Asked {
    readonly method?: "GET" | "POST" | "PUT" | "DELETE";
    readonly path?: string;
    readonly client?: string;
    readonly payload?: object;
    readonly headers?: Record<string, string>;
  }
  const ask = ({
    method = "GET",
    path = "",
    client = "northport",
    payload,
    headers = { cookie },
  }: Asked = {}) =>
    bff.app.inject({
      method,
      url: `/bff/jobs${path}`,
      headers: { ...fromOurPage, "ui-client-name": client, ...headers },
      ...(payload && { payload }),
    });
  const start = async (key: string): Promise<Job> => {
    const response = await ask({ method: "POST", payload: { ...verify, key } });
    expect(response.statusCode).toBe(202);
    return response.json<Job>();
  };
  const until = async (id: string, what: object): Promise<Job> =>
    vi.waitFor(
      async () => {
        const job = (await ask({ path: `/${id}` })).json<Job>();
        expect(job).toMatchObject(what);
        return job;
      },
      { timeout: 30_000 },
    );

  it("verify a dataset, and hand over what came of it", async () => {
    const { id } = await start("sound");
    const job = await until(id, { state: "done", progress: 1, title: "Verify dataset" });
    expect(job.files.map(({ name }) => name)).toEqual(["verification.txt", "verification.json"]);
    const report = await ask({ path: `/${id}/files/verification.txt` });
    expect(report.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": "attachment; filename*=UTF-8''verification.txt",
      "cache-control": "no-store",
    });
    expect(report.body).toContain("All files are as published.");
    // Asked for as the job, in the client it was started in.
    expect(report.body).toContain("The map shows version another by now.");
    expect(bff.api.captured.filter(({ url }) => url === "/layer").at(-1)?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer job_/),
      "ui-client-name": "northport",
    });
    expect((await ask()).json()).toMatchObject({ jobs: [{ id, state: "done" }] });
    expect((await ask({ path: `/${id}/files/other.txt` })).json()).toMatchObject({
      error: { code: "jobs/no-such-file" },
    });
  });

  it("are told of by mail where their owner wants it, in the very transaction that ends them", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const { id } = await start("told");
    const wanted = await ask({ method: "PUT", path: `/${id}/mail`, payload: { wanted: true } });
    expect([wanted.statusCode, wanted.json()]).toMatchObject([200, { id, mail_wanted: true }]);
    const elsewhere = { method: "PUT", path: `/${id}/mail`, payload: { wanted: false } } as const;
    expect((await ask({ ...elsewhere, client: "larkhaven" })).statusCode).toBe(404);
    expect((await ask({ ...elsewhere, payload: { wanted: "no" } })).statusCode).toBe(400);
    resolve();
    await until(id, { state: "done", mail_wanted: true });
    // The API sends it, which is not here: it waits, and says nothing of what is in the job.
    const { rows } = await bff.store.queue.executeSql(
      "select data from pgboss.job where name = 'mail' order by created_on desc limit 1",
      [],
    );
    expect(rows).toMatchObject([{ data: { template: "jobEnded", jobId: id } }]);
  });

  it("name the files that are damaged", async () => {
    const path = join(folder, "elements/poles.arrow");
    const bytes = readFileSync(path);
    writeFileSync(
      path,
      Uint8Array.from(bytes, (byte, at) => (at === 600 ? byte ^ 0xff : byte)),
    );
    const { id } = await start("damaged");
    await until(id, { state: "done" });
    writeFileSync(path, bytes);
    const report = await ask({ path: `/${id}/files/verification.json` });
    expect(report.json()).toMatchObject({ problems: [{ path: "elements/poles.arrow", problem: "altered" }] });
  });

  it("B-03: are one for a double click, and stop in the midst of it when they are given up", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const [first, second] = await Promise.all([
      ask({ method: "POST", payload: verify }),
      ask({ method: "POST", payload: verify }),
    ]);
    const { id } = first.json<Job>();
    expect(second.json()).toMatchObject({ id });
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 202]);
    await until(id, { state: "running" });
    const asked = await ask({ method: "DELETE", path: `/${id}` });
    expect(asked.json()).toMatchObject({ state: "running", cancel_asked: true });
    resolve();
    await until(id, { state: "cancelled", files: [] });
  });

  it("are for administrators where their kind says so, and for nobody who is not signed in", async () => {
    const member = await ask({ method: "POST", client: "larkhaven", payload: verify });
    expect([member.statusCode, member.json()]).toMatchObject([403, { error: { code: "auth/admins-only" } }]);
    for (const method of ["GET", "POST"] as const) {
      const visitor = await ask({
        method,
        headers: {},
        client: "openaccess",
        ...(method === "POST" && { payload: verify }),
      });
      expect([visitor.statusCode, visitor.json()]).toMatchObject([
        401,
        { error: { code: "auth/sign-in-first" } },
      ]);
    }
    const strange = await bff.app.inject({ url: "/bff/jobs", headers: { host: "localhost", cookie } });
    expect(strange.json()).toMatchObject({ error: { code: "request/no-requested-by" } });
  });

  it.each([
    ["another field", { ...verify, more: 1 }, 400, "request/invalid"],
    ["parameters the kind does not know", { ...verify, params: { all: true } }, 400, "request/invalid"],
    ["no kind", { params: {} }, 400, "request/invalid"],
    ["a kind that there is not", { kind: "admin.none", params: {} }, 404, "jobs/no-such-kind"],
  ])("are refused with %s", async (_what, payload, status, code) => {
    const response = await ask({ method: "POST", payload });
    expect([response.statusCode, response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it("B-15, E-12: and their files are there in their own client alone, and until they expire", async () => {
    const { id } = await start("expiring");
    await until(id, { state: "done" });
    const file = `/${id}/files/verification.txt`;
    for (const path of [`/${id}`, file])
      expect((await ask({ path, client: "larkhaven" })).json()).toMatchObject({
        error: { code: "jobs/none" },
      });
    const client = await findClientByName(bff.store.shared, "northport");
    await bff.store.withClient(String(client?.id), (tx) =>
      tx
        .updateTable("jobs")
        .set({ expires_at: new Date(0) })
        .where("id", "=", id)
        .execute(),
    );
    expect(
      await removeOldJobs(bff.store, localStorage(bff.config.files), new AbortController().signal),
    ).toBeGreaterThan(0);
    expect((await ask({ path: file })).statusCode).toBe(404);
  });
});
