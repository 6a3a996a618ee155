import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runServer } from "@stopbank/http-edge/run";
import { openStore } from "@stopbank/store";
import { buildBff } from "./app.ts";
import { readBffConfig } from "./config.ts";

/** Where `vite build` puts the shell. */
const shellFolder = resolve(fileURLToPath(import.meta.url), "../../../web/dist");

/** Runs the BFF as a process of its own, beside API processes on the same PostgreSQL. */
await runServer(async () => {
  const config = readBffConfig(process.env);
  const store = await openStore(config);
  const app = await buildBff({ config, store, shellFolder, logger: { level: config.logLevel } });
  return { app, host: config.host, port: config.port, release: () => store.close() };
});
