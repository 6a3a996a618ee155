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
  const { env } = process;
  const config = readBffConfig(env);
  const store = await openStore({
    home: resolve(env.STOPBANK_HOME || ".stopbank"),
    databaseUrl: env.DATABASE_URL || undefined,
    ownerDatabaseUrl: env.DATABASE_OWNER_URL || undefined,
  });
  const app = await buildBff({
    config,
    store,
    shellFolder,
    logger: { level: env.STOPBANK_LOG_LEVEL || "info" },
  });
  return { app, host: config.host, port: config.port, release: () => store.close() };
});
