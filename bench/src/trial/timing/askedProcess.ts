// An API as a process of its own, with accounts of the addresses that it is told first, until it is told to stop.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApi } from "@stopbank/api";
import { readApiConfig } from "@stopbank/api/config";
import { createDatasets } from "@stopbank/api/datasets";
import { createHashPool } from "@stopbank/api/hash-pool";
import { localStorage } from "@stopbank/dataset/read";
import { openMemoryStore } from "@stopbank/store/memory";
import { seedClients, seedUsers } from "@stopbank/store/seed";

const [emails] = (await once(process, "message")) as [readonly string[]];
const home = await mkdtemp(join(tmpdir(), "stopbank-timing-"));
const store = await openMemoryStore();
const hashPool = createHashPool();
await seedClients(
  store,
  ["larkhaven", "northport"].map((name) => ({
    clientName: name,
    subdomain: name,
    displayName: name,
    config: {},
  })),
);
// All of them have one password, so one hash does.
const passwordHash = await hashPool.hash("Stopbank-1");
await seedUsers(
  store,
  emails.map((email) => ({ email, password: "", status: "CONFIRMED", memberships: { larkhaven: "member" } })),
  async () => passwordHash,
);
const config = readApiConfig({
  STOPBANK_HOME: home,
  STOPBANK_DEMO: "1",
  STOPBANK_TRUSTED_PROXIES: "127.0.0.1",
  STOPBANK_TOKEN_KEY: randomBytes(32).toString("base64url"),
  PUBLIC_URL: "http://localhost",
});
const app = await buildApi({
  store,
  datasets: createDatasets(localStorage(join(home, "datasets")), 1_048_576),
  tokenKeys: [randomBytes(32)],
  config,
  hashPool,
});
process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));
await once(process, "message");
await app.close();
await store.close();
await rm(home, { recursive: true, force: true });
process.disconnect();
