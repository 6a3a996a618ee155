import { localStorage } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { openStore } from "@stopbank/store";
import { homeTokenKey } from "./account/tokenKey.ts";
import { buildApi } from "./app.ts";
import { type ApiConfig, readApiConfig } from "./config.ts";
import { createDatasets } from "./data/datasets.ts";

/** Runs the API as a process of its own. `stopbank start` runs it in one process with the BFF instead. */
async function main(config: ApiConfig): Promise<void> {
  const store = await openStore(config);
  const app = await buildApi({
    store,
    datasets: createDatasets(localStorage(config.datasets), config.cacheBytes),
    tokenKey: config.tokenKey ?? (await homeTokenKey(config.home)),
    config,
    logger: { level: config.logLevel },
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
  await main(readApiConfig(process.env));
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
