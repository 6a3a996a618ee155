import { reportUncaught } from "@stopbank/http-edge/report-uncaught";
import { runServer } from "@stopbank/http-edge/run";
import { openStore } from "@stopbank/store";
import about from "../package.json" with { type: "json" };
import { buildBff } from "./app.ts";
import { readBffConfig, requireSharedJobs } from "./config.ts";

/** Runs the BFF as a process of its own, beside API processes on the same PostgreSQL. */
export const runBff = (shellFolder: string): Promise<void> =>
  runServer(async () => {
    const config = readBffConfig(process.env);
    requireSharedJobs(config, process.env);
    await reportUncaught({ dsn: config.sentryDsn, service: "bff", release: about.version });
    const store = await openStore(config);
    const app = await buildBff({ config, store, shellFolder, logger: { level: config.logLevel } });
    return { app, host: config.host, port: config.port, release: () => store.close() };
  });
