import { openStorage } from "@stopbank/dataset/storage";
import { reportUncaught } from "@stopbank/http-edge/report-uncaught";
import { runServer } from "@stopbank/http-edge/run";
import { openStore } from "@stopbank/store";
import about from "../../package.json" with { type: "json" };
import { buildWorker } from "./buildWorker.ts";
import { readWorkerConfig } from "./workerConfig.ts";

/** Runs a worker as a process of its own, beside others and the BFF on the same PostgreSQL. */
await runServer(async () => {
  const config = readWorkerConfig(process.env);
  await reportUncaught({ dsn: config.sentryDsn, service: "worker", release: about.version });
  const store = await openStore(config);
  const app = await buildWorker({
    store,
    storage: openStorage(config.datasets, process.env),
    kept: openStorage(config.files, process.env),
    config,
  });
  return { app, host: config.host, port: config.port, release: () => store.close() };
});
