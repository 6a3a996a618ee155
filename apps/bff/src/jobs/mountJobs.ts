import { createJobs, type Jobs, type JobsParts } from "@stopbank/jobs";
import { homeJobsKey } from "@stopbank/store/jobs";
import type { FastifyInstance } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { BffConfig } from "../config.ts";
import type { AskAs } from "../principal/askAs.ts";
import { jobPrincipal } from "../principal/principal.ts";

export interface OwnJobs extends Pick<JobsParts, "store" | "plugins" | "works" | "reporter"> {
  readonly askAs: AskAs;
  readonly config: Pick<BffConfig, "home" | "jobsKey">;
}

/** The jobs of this process, from when the app is ready until it is closed. */
export function mountJobs(app: FastifyInstance, { config, askAs, ...parts }: OwnJobs): Jobs {
  const key = async () => config.jobsKey ?? (await homeJobsKey(config.home));
  const jobs = createJobs({
    ...parts,
    key,
    log: app.log.child({ part: "jobs" }),
    callAs: (token, clientName) => callOver(askAs(jobPrincipal(token), clientName).send),
  });
  app.addHook("onReady", () => jobs.open());
  app.addHook("onClose", () => jobs.close());
  return jobs;
}
