import { join } from "node:path";
import { buildApi } from "@stopbank/api";
import { readApiConfig } from "@stopbank/api/config";
import { createDatasets } from "@stopbank/api/datasets";
import { createHashPool } from "@stopbank/api/hash-pool";
import { tokenKeysOf } from "@stopbank/api/token-keys";
import { type BffParts, buildBff } from "@stopbank/bff";
import { readBffConfig } from "@stopbank/bff/config";
import { apiInProcess } from "@stopbank/bff/in-process";
import { isLoopback } from "@stopbank/http-edge/loopback";
import { refusePublishedSecrets } from "@stopbank/http-edge/published-secrets";
import { reportUncaught } from "@stopbank/http-edge/report-uncaught";
import { openStore } from "@stopbank/store";
import about from "../../package.json" with { type: "json" };
import { orderTools } from "../administration/orderTools.ts";
import { takeOrders } from "../administration/takeOrders.ts";
import { datasetStorage, readHome, repositoryRoot } from "../home.ts";
import { timedStep } from "../progress.ts";
import { demoAccounts, prepareDemo } from "../start/demo.ts";
import { untilStopped } from "../start/untilStopped.ts";

/** The shell as it is built, or from its sources. */
export type ServedShell = Pick<BffParts, "shellFolder" | "registerShell" | "isShellUpgrade">;

/**
 * `stopbank start`: everything in one process, which is what the embedded store allows. The BFF alone
 * listens, and calls the API through its router.
 *
 * @param environment the settings.
 * @throws DomainError when a setting is bad, the store is in use or unsafe, the shell is not built.
 */
export async function startStopbank(
  shell: ServedShell = { shellFolder: join(repositoryRoot, "apps/web/dist") },
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  refusePublishedSecrets(environment);
  const home = readHome(environment);
  const env = { ...environment, STOPBANK_HOME: home.folder, STOPBANK_DATASETS: home.datasets };
  const config = readApiConfig({
    ...env,
    PUBLIC_URL: readBffConfig(env).publicUrl.href,
    STOPBANK_DEMO: home.demo ? "1" : "0",
    // Whom the BFF believes is another matter: the API is called by the BFF alone.
    STOPBANK_TRUSTED_PROXIES: "127.0.0.1",
  });
  await reportUncaught({ dsn: config.sentryDsn, service: "stopbank", release: about.version });
  const store = await timedStep("Opening the store", () => openStore(config));
  const closing: (() => Promise<unknown>)[] = [() => store.close()];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const hashPool = createHashPool();
    const logger = { level: environment.STOPBANK_LOG_LEVEL || "warn" };
    // Before the demonstration is built, which takes a while: the store is taken already, and whoever needs it asks here.
    if (store.engine === "pglite") {
      const datasets = datasetStorage(config.datasets);
      const tools = orderTools({ store, datasets, hashPassword: hashPool.hash }, logger);
      closing.push(() => tools.close());
      closing.push(await takeOrders(home.folder, tools, logger));
    }
    if (home.demo) await prepareDemo(store, home, hashPool);
    const api = await buildApi({
      store,
      datasets: createDatasets(
        datasetStorage(config.datasets),
        config.cacheBytes,
        join(config.home, "search"),
      ),
      tokenKeys: await tokenKeysOf(config),
      config,
      logger,
      hashPool,
    });
    closing.push(() => api.close());
    await api.ready();
    const bff = {
      ...shell,
      config: readBffConfig(env),
      store,
      api: apiInProcess(api.routing),
      logger,
      datasets: datasetStorage(config.datasets),
    };
    await serveBff(bff, closing, home.demo);
  } catch (error) {
    await stop();
    throw error;
  }
  await untilStopped(stop);
}

async function serveBff(parts: BffParts, closing: (() => Promise<unknown>)[], demo: boolean): Promise<void> {
  const { config } = parts;
  const bff = await buildBff(parts);
  closing.push(() => bff.close());
  await bff.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `\nStopbank is at ${config.publicUrl.origin}\n${parts.registerShell === undefined ? reach(config.host, demo) : ""}${demo ? demoAccounts() : ""}\nCtrl-C stops it.\n`,
  );
}

/** Who can reach it, for the terminal. */
function reach(host: string, demo: boolean): string {
  if (isLoopback(host)) return "Only this machine reaches it; HOST=0.0.0.0 lets others in.\n";
  return `Others reach it too (HOST=${host})${demo ? ", and the passwords below are published: do not keep anything of value here" : ""}.\n`;
}
