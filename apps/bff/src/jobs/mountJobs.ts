import { createJobs, type Jobs, type JobsParts } from "@stopbank/jobs";
import { homeJobsKey } from "@stopbank/store/jobs";
import type { FastifyInstance } from "fastify";
import type { BffConfig } from "../config.ts";

export interface OwnJobs extends Pick<JobsParts, "store" | "plugins" | "works" | "reporter"> {
  readonly config: Pick<BffConfig, "home" | "jobsKey">;
}

/** The jobs of this process, from when the app is ready until it is closed. */
export function mountJobs(app: FastifyInstance, { config, ...parts }: OwnJobs): Jobs {
  const key = async () => config.jobsKey ?? (await homeJobsKey(config.home));
  const jobs = createJobs({ ...parts, key, log: app.log.child({ part: "jobs" }) });
  app.addHook("onReady", () => jobs.open());
  app.addHook("onClose", () => jobs.close());
  return jobs;
}
