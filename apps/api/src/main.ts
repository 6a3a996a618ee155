import { join } from "node:path";
import { openStorage } from "@stopbank/dataset/storage";
import { reportUncaught } from "@stopbank/http-edge/report-uncaught";
import { runServer } from "@stopbank/http-edge/run";
import { openStore } from "@stopbank/store";
import about from "../package.json" with { type: "json" };
import { buildApi } from "./app.ts";
import { readApiConfig } from "./config.ts";
import { createDatasets } from "./data/datasets.ts";
import { tokenKeysOf } from "./tokens/tokenKeys.ts";

/** Runs the API as a process of its own. `stopbank start` runs it in one process with the BFF instead. */
await runServer(async () => {
  const config = readApiConfig(process.env);
  await reportUncaught({ dsn: config.sentryDsn, service: "api", release: about.version });
  const storage = openStorage(config.datasets, process.env);
  const store = await openStore(config);
  const app = await buildApi({
    store,
    datasets: createDatasets(storage, config.cacheBytes, join(config.home, "search")),
    tokenKeys: await tokenKeysOf(config),
    config,
    logger: { level: config.logLevel },
  });
  return { app, host: config.host, port: config.port, release: () => store.close() };
});
