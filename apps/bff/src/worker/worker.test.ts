import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failProcess } from "@stopbank/http-edge/testing/fail-process";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { onPostgres } from "@stopbank/store/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { serverPlugins } from "../plugins/serverPlugins.ts";
import { askForSocket, listenAt } from "../testing/pageSocket.ts";
import { publishSample } from "../testing/publishSample.ts";
import { fromOurPage, signIn, startBff } from "../testing/startBff.ts";
import { readWorkerConfig } from "./workerConfig.ts";

it("a worker of its own asks for PostgreSQL, the API, and the key and the place for files of those that start its jobs", () => {
  expect(() => readWorkerConfig({})).toThrow(/DATABASE_URL is needed/);
  const env = { DATABASE_URL: "postgresql://a/b", API_URL: "http://api" };
  expect(() => readWorkerConfig({ ...env, API_URL: "" })).toThrow(/API_URL is needed/);
  expect(() => readWorkerConfig(env)).toThrow(/STOPBANK_JOBS_KEY is needed/);
  const key = randomBytes(32).toString("base64url");
  const keyed = { ...env, STOPBANK_JOBS_KEY: key };
  expect(() => readWorkerConfig(keyed)).toThrow(/STOPBANK_FILES is needed/);
  const files = "s3://bucket/files";
  expect(readWorkerConfig({ ...keyed, STOPBANK_FILES: files })).toMatchObject({ port: 8082, files });
});

onPostgres("a worker of its own", (open) => {
  it("B-05, B-06, B-07: does what the BFF is asked for, which the page hears of, tells its health, and stops when it is told to", async () => {
    const root = mkdtempSync(join(tmpdir(), "stopbank-worker-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    await publishSample(root, "northport");
    const database = await open();
    const key = randomBytes(32).toString("base64url");
    const bff = await startBff({
      transport: "in process",
      store: database.store,
      plugins: serverPlugins,
      env: { STOPBANK_JOBS_KEY: key, STOPBANK_FILES: join(root, "files") },
    });
    onTestFinished(async () => {
      await bff.close();
      await database.close();
    });
    const port = await freePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        STOPBANK_HOME: root,
        STOPBANK_DATASETS: root,
        STOPBANK_JOBS_KEY: key,
        STOPBANK_FILES: join(root, "files"),
        STOPBANK_LOG_LEVEL: "error",
        DATABASE_URL: String(database.url),
        API_URL: bff.api.url.href,
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));

    bff.api.state.special = async () => ({ dataset_version: "another", assets: {}, hazards: [] });
    const { cookie } = await signIn(bff);
    await bff.app.listen({ host: "127.0.0.1", port: 0 });
    const at = (bff.app.server.address() as AddressInfo).port;
    const page = await listenAt(askForSocket({ port: at, cookie, host: "127.0.0.1" }));
    onTestFinished(() => page.socket.terminate());
    const headers = { ...fromOurPage, cookie, "ui-client-name": "northport" };
    const payload = { kind: "admin.verify-dataset", params: {} };
    const started = await bff.app.inject({ method: "POST", url: "/bff/jobs", headers, payload });
    expect(started.statusCode).toBe(202);
    const { id } = started.json<{ id: string }>();
    // That it is done, the worker alone can tell.
    await vi.waitFor(() => expect(page.messages.at(-1)?.jobs).toMatchObject([{ id, state: "done" }]), {
      timeout: 45_000,
      interval: 200,
    });
    // Where processes cannot tell each other for a while, pages are told their state anew afterwards.
    const before = page.messages.length;
    await database.owner.script(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stopbank listener'",
    );
    await vi.waitFor(() => expect(page.messages.length).toBeGreaterThan(before), { timeout: 20_000 });
    expect(page.messages.at(-1)?.jobs).toMatchObject([{ id, state: "done" }]);
    const health = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ready" }]);
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
  });

  it("reports what nothing in its process caught, and ends of it", async () => {
    const root = mkdtempSync(join(tmpdir(), "stopbank-worker-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const database = await open();
    onTestFinished(() => database.close());
    const { code, events } = await failProcess([join(import.meta.dirname, "main.ts")], {
      STOPBANK_HOME: root,
      STOPBANK_FILES: join(root, "files"),
      STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url"),
      DATABASE_URL: String(database.url),
      API_URL: "http://localhost:1",
    });
    expect([code, events]).toMatchObject([
      1,
      [{ tags: { service: "worker" }, exception: { values: [{ type: "TypeError", value: "unexpected" }] } }],
    ]);
  });
});
