import type { Reporter } from "@stopbank/http-edge/reporting";
import { createJobStarter, type JobWorker, openJobQueue, startJobWorker } from "@stopbank/jobs";
import { type LoadedPlugins, offeredKinds, type ServerHost } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { createJobSeal, homeJobsKey } from "@stopbank/store/jobs";
import type { FastifyInstance } from "fastify";
import type { BffConfig } from "../config.ts";
import { registerJobRoutes } from "./jobRoutes.ts";

export interface JobsParts {
  readonly store: Store;
  readonly config: Pick<BffConfig, "home" | "jobsKey">;
  readonly serverHost: ServerHost;
  readonly plugins: LoadedPlugins;
  /** Whether jobs are done in this process too; else a worker of its own does them. */
  readonly worksHere: boolean;
  /** Told of jobs that are given up here. */
  readonly reporter: Reporter | undefined;
}

/** Jobs of the kinds that plugins bring: `/bff/jobs` starts and shows them, and where this process does them, it does. */
export async function mountJobs(app: FastifyInstance, parts: JobsParts): Promise<void> {
  const { store, config, serverHost, plugins, worksHere, reporter } = parts;
  const kinds = offeredKinds(plugins.loaded, app.log);
  if (kinds.size === 0) return;
  const seal = createJobSeal(config.jobsKey ?? (await homeJobsKey(config.home)));
  const log = app.log.child({ part: "jobs" });
  const queue = await openJobQueue(
    store,
    [...kinds.values()].map(({ kind }) => kind),
    log,
    { looksAfter: worksHere },
  );
  let worker: JobWorker | undefined;
  app.addHook("onClose", async () => {
    await worker?.stop();
    await queue.close();
  });
  const { get } = plugins;
  if (worksHere)
    app.addHook("onReady", async () => {
      worker = await startJobWorker({ store, queue, seal, kinds, get, log, reporter });
    });
  const starter = createJobStarter({ store, queue, seal, kinds });
  await registerJobRoutes(app, { ...serverHost, store, starter, get });
}
