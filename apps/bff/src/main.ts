import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DomainError } from "@stopbank/errors";
import { openStore } from "@stopbank/store";
import { buildBff } from "./app.ts";
import { readBffConfig } from "./config.ts";

/** Where `vite build` puts the shell. */
const shellFolder = resolve(fileURLToPath(import.meta.url), "../../../web/dist");

/** Runs the BFF as a process of its own, beside API processes on the same PostgreSQL. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
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
  const stop = async () => {
    await app.close();
    await store.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        app.log.error({ err: error }, "did not stop cleanly");
        process.exitCode = 1;
      });
    });
  await app.listen({ host: config.host, port: config.port });
}

try {
  await main(process.env);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
