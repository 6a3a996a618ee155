import { join } from "node:path";
import { buildApi } from "@stopbank/api";
import { readApiConfig } from "@stopbank/api/config";
import { createDatasets } from "@stopbank/api/datasets";
import { createHashPool } from "@stopbank/api/hash-pool";
import { homeTokenKey } from "@stopbank/api/token-key";
import { buildBff } from "@stopbank/bff";
import { isLoopback, readBffConfig } from "@stopbank/bff/config";
import { type ApiTransport, apiInProcess } from "@stopbank/bff/in-process";
import { openStore, type Store } from "@stopbank/store";
import { datasetStorage, readHome, repositoryRoot } from "../home.ts";
import { step } from "../progress.ts";
import { demoAccounts, prepareDemo } from "../start/demo.ts";
import { untilStopped } from "../start/untilStopped.ts";

/**
 * `stopbank start`: everything in one process, which is what the embedded store allows. The BFF alone
 * listens, and calls the API through its router.
 *
 * @throws DomainError when a setting is bad, the store is in use or unsafe, the shell is not built.
 */
export async function start(): Promise<void> {
  const home = readHome(process.env);
  const env = { ...process.env, STOPBANK_HOME: home.folder, STOPBANK_DATASETS: home.datasets };
  const config = readApiConfig({
    ...env,
    STOPBANK_DEMO: home.demo ? "1" : "0",
    // Whom the BFF believes is another matter: the API is called by the BFF alone.
    STOPBANK_TRUSTED_PROXIES: "127.0.0.1",
  });
  const store = await step("Opening the store", () => openStore(config));
  const closing: (() => Promise<unknown>)[] = [() => store.close()];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const hashPool = createHashPool();
    if (home.demo) await prepareDemo(store, home, hashPool);
    const logger = { level: process.env.STOPBANK_LOG_LEVEL || "warn" };
    const api = await buildApi({
      store,
      datasets: createDatasets(datasetStorage(config.datasets), config.cacheBytes),
      tokenKey: config.tokenKey ?? (await homeTokenKey(config.home)),
      config,
      logger,
      hashPool,
    });
    closing.push(() => api.close());
    await api.ready();
    await serveBff(store, apiInProcess(api.routing), closing, logger, home.demo);
  } catch (error) {
    await stop();
    throw error;
  }
  await untilStopped(stop);
}

async function serveBff(
  store: Store,
  api: ApiTransport,
  closing: (() => Promise<unknown>)[],
  logger: { level: string },
  demo: boolean,
): Promise<void> {
  const config = readBffConfig(process.env);
  const shellFolder = join(repositoryRoot, "apps/web/dist");
  const bff = await buildBff({ config, store, shellFolder, api, logger });
  closing.push(() => bff.close());
  await bff.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `\nStopbank is at ${config.publicUrl.origin}\n${reach(config.host, demo)}${demo ? demoAccounts() : ""}\nCtrl-C stops it.\n`,
  );
}

/** Who can reach it, for the terminal. */
function reach(host: string, demo: boolean): string {
  if (isLoopback(host)) return "Only this machine reaches it; HOST=0.0.0.0 lets others in.\n";
  return `Others reach it too (HOST=${host})${demo ? ", and the passwords below are published: do not keep anything of value here" : ""}.\n`;
}
