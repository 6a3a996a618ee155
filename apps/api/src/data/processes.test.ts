import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openStorage, type PublishingStorage } from "@stopbank/dataset/storage";
import { startTestS3, type TestS3 } from "@stopbank/dataset/testing";
import { pushVersion, setCurrent } from "@stopbank/dataset/versions";
import { seedClients } from "@stopbank/store/seed";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ApiProcess, startApiProcess } from "../testing/apiProcess.ts";
import { publishTiny } from "../testing/tinyDataset.ts";

const client = "openaccess";
const other = "northport";
const operatorToken = "the-operator-of-several-processes";
const question = `/asset/risk/${client}-wells/${client}_m7/all`;

onPostgres("several API processes on one bucket", (open) => {
  let root: string;
  let s3: TestS3;
  let storage: PublishingStorage;
  let database: TestDatabase;
  let apis: readonly ApiProcess[] = [];

  const publish = async (name: string, notice: string) => {
    const { version } = await publishTiny(root, name, notice);
    await pushVersion(root, storage, name, version);
    return version;
  };

  /** A version that lies in the bucket and that no process has looked at: it was uploaded elsewhere and moved. */
  const uploadUnseen = async (notice: string) => {
    const { version } = await publishTiny(root, client, notice);
    await pushVersion(root, openStorage(`${s3.address}/elsewhere`, s3.env), client, version);
    renameSync(
      dirname(s3.fileOf(`elsewhere/${client}/${version}/x`)),
      dirname(s3.fileOf(`${client}/${version}/x`)),
    );
    return version;
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "stopbank-processes-"));
    s3 = await startTestS3();
    storage = openStorage(s3.address, s3.env);
    database = await open();
    await seedClients(
      database.store,
      [client, other].map((name) => ({ clientName: name, subdomain: name, displayName: name, config: {} })),
    );
    await publish(client, "first");
    await publish(other, "first");
    const env = {
      ...s3.env,
      DATABASE_URL: String(database.url),
      STOPBANK_HOME: root,
      STOPBANK_DATASETS: s3.address,
      STOPBANK_TOKEN_KEY: Buffer.alloc(32, 7).toString("base64url"),
      STOPBANK_S3_TIMEOUT_SECONDS: "2",
      STOPBANK_OPERATOR_TOKEN: operatorToken,
    };
    apis = await Promise.all([startApiProcess(env), startApiProcess(env)]);
  });
  afterAll(async () => {
    s3.disturb(() => undefined);
    const codes = await Promise.all(apis.map((api) => api.stop()));
    await database.close();
    await s3.stop();
    await rm(root, { recursive: true });
    expect(codes).toEqual([0, 0]);
    expect(
      apis.flatMap(({ outputLines }) => outputLines).filter((line) => line.includes('"level":60')),
    ).toEqual([]);
  });

  const ask = async (api: ApiProcess, path: string) => {
    const isForOperators = path === "/readyz";
    const headers: Record<string, string> = isForOperators
      ? { authorization: `Bearer ${operatorToken}` }
      : {};
    const answer = await fetch(`${api.url}${path}`, { headers });
    return {
      status: answer.status,
      version: answer.headers.get("x-dataset-version"),
      body: JSON.parse(await answer.text()),
    };
  };
  const shown = (api: ApiProcess) => ask(api, "/layer").then(({ version }) => version);
  const untilShown = (version: string) =>
    Promise.all(apis.map((api) => expect.poll(() => shown(api), { timeout: 10_000 }).toBe(version)));

  it("all show a new version without a restart, and finish on the old one what they began on it", async () => {
    const old = await publish(client, "old");
    await untilShown(old);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    let isHeld = false;
    s3.disturb(({ url = "" }) => {
      if (!url.includes(`${old}/exposures`)) return undefined;
      isHeld = true;
      return released;
    });
    const begun = ask(apis[0]!, question);
    await expect.poll(() => isHeld).toBe(true);
    const fresh = await publish(client, "fresh");
    await untilShown(fresh);
    release(undefined);
    const finished = await begun;
    expect([finished.status, finished.version]).toEqual([200, old]);
    expect(JSON.stringify(finished.body)).toContain(old);
    expect((await ask(apis[0]!, question)).version).toBe(fresh);
  });

  it("C-09: answer each question from one version while versions change under load", async () => {
    const versions = [await publish(client, "one"), await publish(client, "two")];
    await untilShown(versions[1]!);
    let isOver = false;
    const answers: { status: number; version: string | null; body: unknown }[] = [];
    const users = apis.flatMap((api) =>
      [question, question, "/layer"].map(async (path) => {
        while (!isOver) answers.push(await ask(api, path));
      }),
    );
    for (let swap = 0; swap < 4; swap++) {
      await setCurrent(storage, client, versions[swap % 2]!);
      await untilShown(versions[swap % 2]!);
    }
    isOver = true;
    await Promise.all(users);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set(versions));
    for (const { version, body } of answers) {
      const [also] = versions.filter((each) => each !== version);
      expect(JSON.stringify(body)).not.toContain(also);
    }
  });

  describe.each([
    ["cut short", (file: string) => truncateSync(file, 100)],
    ["altered", (file: string) => writeFileSync(file, alteredInTheMiddle(readFileSync(file)))],
    ["deleted", (file: string) => rmSync(file)],
  ])("a dataset with a file that is %s", (how, spoil) => {
    it.each([
      ["elements/openaccess-wells.arrow", 503, 200],
      ["exposures/openaccess-wells/quake.arrow", 503, 200],
      ["tiles/openaccess-wells.pmtiles", 200, 503],
      ["manifest.json", how === "deleted" ? 404 : 503, how === "deleted" ? 404 : 503],
    ])("C-08: fails alone, and readiness names %s", async (path, questionStatus, tileStatus) => {
      const version = await uploadUnseen(`${how} ${path}`);
      spoil(s3.fileOf(`${client}/${version}/${path}`));
      const current = await storage.readText(`${client}/current`);
      await storage.replaceText(`${client}/current`, version, current);
      // Whoever comes back to the version before finds it whole.
      onTestFinished(() => setCurrent(storage, client, String(current?.text.trim())));
      const tile = `/tiles/${client}/${version}/vector/${client}-wells/0/0/0.mvt`;
      const isUnknown = how === "deleted" && path === "manifest.json";
      for (const api of apis) {
        const states = async () => {
          const body = (await ask(api, "/readyz")).body as { datasets: { client: string }[] };
          return [
            (await ask(api, question)).status,
            (await fetch(`${api.url}${tile}`)).status,
            body.datasets.find((each) => each.client === client),
          ];
        };
        const named = { client, problem: expect.stringContaining(isUnknown ? version : path) };
        await expect
          .poll(states, { timeout: 10_000 })
          .toEqual([questionStatus, tileStatus, path === "manifest.json" ? named : { ...named, version }]);
        const ready = await ask(api, "/readyz");
        expect([ready.status, ready.body.status]).toEqual([200, "degraded"]);
        expect(ready.body.datasets).toContainEqual({ client: other, version: expect.any(String) });
      }
    });
  });

  it("serve what they hold while the bucket is out of reach, and say so", async () => {
    const version = await publish(client, "steady");
    await untilShown(version);
    for (const api of apis) expect((await ask(api, question)).status).toBe(200);
    s3.disturb(() => "503");
    for (const api of apis) {
      await expect.poll(async () => (await ask(api, "/readyz")).status, { timeout: 10_000 }).toBe(503);
      expect((await ask(api, "/readyz")).body).toMatchObject({
        status: "unavailable",
        storage: expect.stringContaining("answered 503 SlowDown"),
      });
      expect(await ask(api, question)).toMatchObject({ status: 200, version });
    }
    s3.disturb(() => undefined);
    for (const api of apis)
      await expect
        .poll(async () => (await ask(api, "/readyz")).body.status, { timeout: 10_000 })
        .toBe("ready");
  });
});

function alteredInTheMiddle(bytes: Buffer): Buffer {
  const middle = bytes.byteLength >> 1;
  bytes[middle] = bytes[middle]! ^ 1;
  return bytes;
}
