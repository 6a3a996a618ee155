import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findClientByName } from "@stopbank/store/clients";
import { seedClients } from "@stopbank/store/seed";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { readUsage } from "@stopbank/store/usage";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../testing/apiProcess.ts";
import { publishTiny } from "../testing/tinyDataset.ts";

const client = "openaccess";

onPostgres("usage in several API processes", (open) => {
  let root: string;
  let database: TestDatabase;
  let clientId: string;
  let start: () => Promise<ApiProcess>;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "stopbank-usage-"));
    database = await open();
    await seedClients(database.store, [
      { clientName: client, subdomain: client, displayName: client, config: {} },
    ]);
    clientId = (await findClientByName(database.store.shared, client))?.id ?? "";
    await publishTiny(root, client);
    start = () =>
      startApiProcess({
        DATABASE_URL: String(database.url),
        STOPBANK_HOME: root,
        STOPBANK_DATASETS: root,
        STOPBANK_TOKEN_KEY: Buffer.alloc(32, 7).toString("base64url"),
      });
  });
  afterAll(async () => {
    await database.close();
    await rm(root, { recursive: true });
  });

  /** Asks about an area that nobody has asked about. */
  let asked = 0;
  const use = async ({ url }: ApiProcess) => {
    asked += 1;
    const east = 170 + asked / 100;
    const area = `170,-40;${east},-40;${east},-41;170,-41`;
    const answer = await fetch(`${url}/asset/exposure/stats/${client}-wells/${client}_m7/${area}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-by": "stopbank" },
      body: "{}",
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const counted = async () =>
    (await database.store.withClient(clientId, (tx) => readUsage(tx, "2020-01-01"))).reduce(
      (sum, { count }) => sum + count,
      0,
    );

  it("adds up, also what each had not written when it was stopped", { timeout: 120_000 }, async () => {
    const apis = await Promise.all([start(), start()]);
    for (let turn = 0; turn < 5; turn++) await Promise.all(apis.map(use));
    expect(await Promise.all(apis.map((api) => api.stop()))).toEqual([0, 0]);
    expect(await counted()).toBe(10);
  });

  it("loses the last few seconds' of one that is killed, and no more", { timeout: 120_000 }, async () => {
    const api = await start();
    await use(api);
    // The interval is three seconds; machines that test are slow.
    for (let second = 0; second < 30 && (await counted()) < 11; second++) await sleep(1_000);
    expect(await counted()).toBe(11);
    await use(api);
    await api.kill();
    expect(await counted()).toBeGreaterThanOrEqual(11);
  });
});
