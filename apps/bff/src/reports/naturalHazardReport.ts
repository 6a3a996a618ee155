import { setTimeout as after } from "node:timers/promises";
import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlags } from "@stopbank/contract/flags";
import { jobRoutes } from "@stopbank/contract/job-routes";
import { DomainError } from "@stopbank/errors";
import { createAtOnce } from "@stopbank/fair-queue/at-once";
import type { Get } from "@stopbank/plugin-api";
import { type CallerJobs, caller, type Job, jobs, store } from "@stopbank/plugin-api/server";
import { createCallerServices, type ServerHost, signInFirst } from "@stopbank/plugin-api/server-host";
import { getClientConfig } from "@stopbank/store/client-settings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendDownload } from "../jobs/sendDownload.ts";
import { programsAskedAs } from "../principal/programsAskedAs.ts";

export interface NaturalHazardReportParts extends ServerHost {
  /** What plugins share. */
  readonly get: Get;
}

/** The kind of job that sets it on paper. */
const reportKind = "property.report";
/** How often is looked whether it is there, and for how long: as long as the job may take. */
const everyMs = 500;
const mostMs = 240_000;
/** So many answers wait for a person at a time: each looks at the store while it does. */
const mostWaitsAtOnce = 4;

const { path, params } = jobRoutes.naturalHazardReport;

/**
 * GET /api/property/natural_hazard_information_report/:assetType/:assetId (S2 7): has the report made by a job and sends it. Whoever
 * leaves meanwhile finds it among their jobs, and whoever asks again soon gets the same.
 */
export function registerNaturalHazardReport(app: FastifyInstance, parts: NaturalHazardReportParts): void {
  const as = (request: FastifyRequest) =>
    createCallerServices({
      ...parts,
      askedAs: async () => programsAskedAs(await request.principal(), await request.ask()),
      log: request.log,
      plugin: "reports",
    });
  /** A token for exports alone may not ask the API for the client's settings. */
  const flagsFor = async (request: FastifyRequest, services: Get): Promise<Partial<FeatureFlags>> => {
    if ((await request.principal()).kind !== "token") return parts.flagsOf(request);
    return (await (await services(store)).transaction(getClientConfig)).feature_flags ?? {};
  };

  const waits = createAtOnce(mostWaitsAtOnce, tooManyWaits);
  app.get<{ Params: { assetType: string; assetId: string } }>(
    path,
    {
      schema: { params },
      onRequest: async (request) => {
        parts.guard(request);
        if ((await request.principal()).kind === "visitor") throw signInFirst();
      },
    },
    async (request, reply) => {
      const services = as(request);
      const { userId } = await services(caller);
      if (userId === undefined) throw signInFirst();
      if (!isFlagOn(await flagsFor(request, services), "propertyPage")) throw switchedOff();
      const { assetType: type, assetId: id } = request.params;
      const own = await services(jobs);
      // Whoever has gone by now closes nothing any more that could end it.
      const end = waits.begin(userId);
      const done = await madeByJob(own, { type, id }, () => reply.raw.destroyed).finally(end);
      const name = done?.outputs.find(({ mediaType }) => mediaType === "application/pdf")?.name;
      const file = name === undefined || done === undefined ? undefined : await own.findFile(done.id, name);
      if (file === undefined) throw notMade(done?.error);
      return sendDownload(request, reply, file);
    },
  );
}

/** @returns undefined where nobody waits any more, or it takes too long: it goes on among the caller's jobs. */
async function madeByJob(
  own: CallerJobs,
  property: { readonly type: string; readonly id: string },
  hasLeft: () => boolean,
): Promise<Job | undefined> {
  if (hasLeft()) return undefined;
  const { job: begun } = await own.start(reportKind, { template: "natural-hazard-report", ...property });
  let job: Job | undefined = begun;
  for (let waitedMs = 0; waitedMs < mostMs && !hasLeft(); waitedMs += everyMs) {
    if (job === undefined || (job.state !== "queued" && job.state !== "running")) return job;
    await after(everyMs);
    job = await own.find(begun.id);
  }
  return undefined;
}

/** What the API says of what is no property. */
const noProperty = ["elements/unknown", "dataset/unknown-element-type", "property/other-layer"];

const notMade = (error: Job["error"]) =>
  new DomainError(
    error !== undefined && noProperty.includes(error.code) ? "not-found" : "unavailable",
    error?.code ?? "property/report-not-made",
    error?.message ?? "The report is not there yet. Look among your jobs, or ask for it again in a minute.",
  );

const tooManyWaits = () =>
  new DomainError(
    "too-many",
    "property/too-many-waits",
    "You wait for four reports already. Ask for this one when one of them has come, or start it as a job.",
    { retryAfterSeconds: 10 },
  );

const switchedOff = () =>
  new DomainError("not-found", "feature/off", "This feature is not switched on for this organisation.");
