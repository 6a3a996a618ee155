import { openStorage } from "@stopbank/dataset/storage";
import { runServer } from "@stopbank/http-edge/run";
import { openStore } from "@stopbank/store";
import { buildWorker } from "./buildWorker.ts";
import { readWorkerConfig } from "./workerConfig.ts";

/** Runs a worker as a process of its own, beside others and the BFF on the same PostgreSQL. */
await runServer(async () => {
  const config = readWorkerConfig(process.env);
  const store = await openStore(config);
  const app = await buildWorker({ store, storage: openStorage(config.datasets, process.env), config });
  return { app, host: config.host, port: config.port, release: () => store.close() };
});
