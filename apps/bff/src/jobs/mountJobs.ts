import { join } from "node:path";
import { createJobs, type Jobs, type JobsParts } from "@stopbank/jobs";
import { createMailPost, type JobEndedMail } from "@stopbank/mail/post";
import { homeJobsKey } from "@stopbank/store/jobs";
import type { FastifyInstance } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { BffConfig } from "../config.ts";
import type { AskAs } from "../principal/askAs.ts";
import { jobPrincipal } from "../principal/principal.ts";

export interface OwnJobs extends Pick<JobsParts, "store" | "plugins" | "works" | "reporter" | "kept"> {
  readonly askAs: AskAs;
  readonly config: Pick<BffConfig, "home" | "jobsKey">;
}

/** The jobs of this process, from when the app is ready until it is closed. */
export function mountJobs(app: FastifyInstance, { config, askAs, ...parts }: OwnJobs): Jobs {
  const key = async () => config.jobsKey ?? (await homeJobsKey(config.home));
  const log = app.log.child({ part: "jobs" });
  // Mails are sent by the API, which has the key of the codes in them; here they are posted.
  const mail = createMailPost<JobEndedMail>(parts.store, log, { looksAfter: false });
  const jobs = createJobs({
    ...parts,
    mailOfEnd: (tx, { id: jobId, ownerUserId: userId }) =>
      mail.post({ template: "jobEnded", userId, clientId: tx.clientId, jobId }, { within: tx }),
    key,
    scratch: join(config.home, "scratch"),
    log,
    callAs: (token, clientName) => callOver(askAs(jobPrincipal(token), clientName).send),
  });
  app.addHook("onReady", async () => {
    if (parts.works) await mail.open();
    await jobs.open();
  });
  app.addHook("onClose", async () => {
    await jobs.close();
    await mail.close();
  });
  return jobs;
}
