import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApi } from "@stopbank/api";
import { readApiConfig } from "@stopbank/api/config";
import { createDatasets } from "@stopbank/api/datasets";
import { createHashPool } from "@stopbank/api/hash-pool";
import { localStorage } from "@stopbank/dataset/read";
import { importDataset } from "@stopbank/geo-import/import";
import { openMemoryStore } from "@stopbank/store/memory";
import { seedClients } from "@stopbank/store/seed";
import { expect, onTestFinished } from "vitest";

const client = "riverton";

/** A table as CSV, its head first. */
export type Rows = readonly (readonly unknown[])[];

/**
 * Imports houses, with what hazards do to them, and opens the API on the dataset until the test ends.
 *
 * @param houses columns `id`, `lon`, `lat` and whatever the hazards name.
 * @param files what hazards read besides, by name.
 * @param about what else the description says of the whole dataset.
 */
export async function importAndAsk(
  houses: Rows,
  hazards: readonly object[],
  {
    files = {},
    replacementCost,
    about = {},
  }: { files?: Record<string, Rows>; replacementCost?: object; about?: object } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-answers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, rows] of Object.entries({ "houses.csv": houses, ...files }))
    writeFileSync(join(folder, name), rows.map((row) => `${row.join(",")}\n`).join(""));
  const description = join(folder, "riverton.yaml");
  const elements = {
    type: "houses",
    title: "House",
    file: "houses.csv",
    geometry: "point",
    crs: "EPSG:4326",
    coordinates: { x: "lon", y: "lat" },
    id: "id",
    ...(replacementCost === undefined ? {} : { replacementCost }),
  };
  writeFileSync(
    description,
    JSON.stringify({
      client,
      title: "Riverton",
      licence: "CC0-1.0",
      sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
      elements: [elements],
      hazards,
      ...about,
    }),
  );
  const datasetsRoot = join(folder, "datasets");
  const report = await importDataset({ description, datasetsRoot });

  const store = await openMemoryStore();
  await seedClients(store, [{ clientName: client, subdomain: client, displayName: "Riverton", config: {} }]);
  const app = await buildApi({
    store,
    datasets: createDatasets(localStorage(datasetsRoot), 64 * 1_048_576),
    tokenKeys: [new Uint8Array(32).fill(7)],
    config: readApiConfig({ STOPBANK_PUBLIC_CLIENT: client, STOPBANK_DEMO: "1" }),
    hashPool: createHashPool(),
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const headers = { "ui-client-name": client };
  const send = async (url: string, request: object) => {
    const answer = await app.inject({ url, headers, ...request });
    expect(answer.json(), url).toMatchObject(answer.statusCode === 200 ? {} : { code: "no error" });
    return answer.json();
  };
  const ask = (url: string, body: object = {}) => send(`/asset/${url}`, { method: "POST", payload: body });
  const get = (url: string) => send(url, { method: "GET" });
  return { report, ask, get };
}
