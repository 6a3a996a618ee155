import type { DatasetStorage } from "@stopbank/dataset/read";
import { sendError } from "@stopbank/http-edge/errors";
import { openReporter } from "@stopbank/http-edge/reporting";
import { serverOptions } from "@stopbank/http-edge/server";
import { whileUp } from "@stopbank/http-edge/while-up";
import type { KeptFiles } from "@stopbank/jobs";
import { datasets } from "@stopbank/plugin-api/server";
import { loadPlugins } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { startUpkeep } from "@stopbank/store/upkeep";
import Fastify, { type FastifyInstance } from "fastify";
import about from "../../package.json" with { type: "json" };
import { apiOverHttp } from "../api/overHttp.ts";
import { createTokenCalls } from "../api/tokenCalls.ts";
import { mountJobs } from "../jobs/mountJobs.ts";
import { serverPlugins } from "../plugins/serverPlugins.ts";
import { createAskAs } from "../principal/askAs.ts";
import { createRefresh } from "../principal/freshTokens.ts";
import { expireJobs } from "../upkeep/upkeepJobs.ts";
import type { WorkerConfig } from "./workerConfig.ts";

export interface WorkerProcessParts {
  readonly store: Store;
  readonly storage: DatasetStorage;
  /** Where what jobs make is kept. */
  readonly kept: KeptFiles;
  readonly config: WorkerConfig;
}

/** A process that does jobs and nothing else; it listens to tell its health. */
export async function buildWorker({
  store,
  storage,
  kept,
  config,
}: WorkerProcessParts): Promise<FastifyInstance> {
  const { host, logLevel, sentryDsn } = config;
  const logger = { level: logLevel };
  const app = Fastify(serverOptions({ logger, trustedProxies: [], host, headersOf: () => ({}) }));
  app.setErrorHandler(sendError);
  const reporter = await openReporter({ dsn: sentryDsn, service: "worker", release: about.version });
  const plugins = await loadPlugins(serverPlugins, app.log, [[datasets, storage]]);
  app.addHook("onClose", async () => reporter?.close());
  const api = apiOverHttp(config.apiUrls);
  app.addHook("onClose", () => api.close());
  const askAs = createAskAs(api, createRefresh(store, createTokenCalls(api)));
  const { health } = mountJobs(app, {
    store,
    config,
    kept,
    bffUrl: () => config.bffUrl,
    askAs,
    plugins,
    works: true,
    datasets: storage,
    reporter,
  });
  whileUp(app, () => startUpkeep(store, [expireJobs(kept)], app.log));
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await store.queue.executeSql("select $1::int as asked", [1]);
      // Until its browser starts again, reports are better left to another worker.
      const { isWell = true, why } = health() ?? {};
      return isWell ? { status: "ready" } : reply.status(503).send({ status: "unavailable", why });
    } catch (error) {
      request.log.warn({ err: error }, "the database did not answer");
      return reply.status(503).send({ status: "unavailable" });
    }
  });
  return app;
}
