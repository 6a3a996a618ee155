import { join } from "node:path";
import { createJobs, type Jobs, type JobsParts } from "@stopbank/jobs";
import { createMailPost, type JobEndedMail } from "@stopbank/mail/post";
import { homeJobsKey } from "@stopbank/store/jobs";
import type { FastifyInstance } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { BffConfig } from "../config.ts";
import type { AskAs } from "../principal/askAs.ts";
import { jobPrincipal } from "../principal/principal.ts";
import { fetchFileAs } from "./fetchFileAs.ts";
import { bindDocuments, createPrintDesk, type PrintDesk } from "./printDesk.ts";

export interface OwnJobs
  extends Pick<JobsParts, "store" | "plugins" | "works" | "datasets" | "reporter" | "kept"> {
  readonly askAs: AskAs;
  readonly config: Pick<BffConfig, "home" | "jobsKey">;
  /** Where reports are opened to be printed, asked when the first is. */
  readonly bffUrl: () => URL;
}

/** The jobs of this process, from when the app is ready until it is closed. */
export function mountJobs(
  app: FastifyInstance,
  { config, askAs, bffUrl, ...parts }: OwnJobs,
): Jobs & Pick<PrintDesk, "health"> {
  const key = async () => config.jobsKey ?? (await homeJobsKey(config.home));
  const log = app.log.child({ part: "jobs" });
  // Mails are sent by the API, which has the key of the codes in them; here they are posted.
  const mail = createMailPost<JobEndedMail>(parts.store, log, { looksAfter: false });
  const desk = createPrintDesk({ bff: bffUrl, log: app.log.child({ part: "printer" }) });
  const jobs = createJobs({
    ...parts,
    mailOfEnd: (tx, { id: jobId, ownerUserId: userId }) =>
      mail.post({ template: "jobEnded", userId, clientId: tx.clientId, jobId }, { within: tx }),
    key,
    scratch: join(config.home, "scratch"),
    log,
    callAs: (token, clientName) => callOver(askAs(jobPrincipal(token), clientName).send),
    doorsAs: (token, clientName) => ({
      fetchFile: fetchFileAs(askAs(jobPrincipal(token), clientName)),
      print: desk.printAs(token, clientName),
      bind: bindDocuments,
    }),
  });
  app.addHook("onReady", async () => {
    if (parts.works) await mail.open();
    await jobs.open();
  });
  app.addHook("onClose", async () => {
    await jobs.close();
    await desk.close();
    await mail.close();
  });
  return { ...jobs, health: desk.health };
}
