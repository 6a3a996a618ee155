import type { AsyncExport, AsyncExportRequest } from "@stopbank/contract/async-export";
import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlags } from "@stopbank/contract/flags";
import { jobRoutes } from "@stopbank/contract/job-routes";
import { reportSocketPath } from "@stopbank/contract/socket-address";
import { DomainError } from "@stopbank/errors";
import type { Get } from "@stopbank/plugin-api";
import { caller, jobs, store } from "@stopbank/plugin-api/server";
import { createCallerServices, type ServerHost, signInFirst } from "@stopbank/plugin-api/server-host";
import { getClientConfig } from "@stopbank/store/client-settings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { programsAskedAs } from "../principal/programsAskedAs.ts";
import type { ReportTickets } from "./reportTicket.ts";

export interface AsyncExportParts extends ServerHost {
  readonly tickets: ReportTickets;
  /** Of the addresses people use: `https:` where that is what their browser speaks. */
  readonly publicUrl: URL;
  /** What plugins share. */
  readonly get: Get;
}

/** The kind of job that writes the file. */
const exportKind = "risk.export";

const { path, params, body } = jobRoutes.asyncExport;

/**
 * POST /api/report/export/risksummary/:clientName/xlsx (S2 7): has the spreadsheet written by a job, and says where its end is
 * heard. It is the BFF's, which has the jobs; a second press finds the first.
 */
export function registerAsyncExport(
  app: FastifyInstance,
  { tickets, publicUrl, ...parts }: AsyncExportParts,
): void {
  const askedAs = async (request: FastifyRequest) =>
    programsAskedAs(await request.principal(), await request.ask());
  /** A token for exports alone may not ask the API for the client's settings. */
  const flagsFor = async (request: FastifyRequest, services: Get): Promise<Partial<FeatureFlags>> => {
    if ((await request.principal()).kind !== "token") return parts.flagsOf(request);
    return (await (await services(store)).transaction(getClientConfig)).feature_flags ?? {};
  };
  const as = (request: FastifyRequest) =>
    createCallerServices({
      ...parts,
      askedAs: () => askedAs(request),
      log: request.log,
      plugin: "reports",
    });

  app.post<{ Params: { clientName: string }; Body: AsyncExportRequest }>(
    path,
    {
      schema: { params, body },
      onRequest: async (request) => {
        parts.guard(request);
        if ((await request.principal()).kind === "visitor") throw signInFirst();
      },
    },
    async (request, reply): Promise<AsyncExport> => {
      const services = as(request);
      const { client, userId } = await services(caller);
      if (userId === undefined) throw signInFirst();
      if (request.params.clientName !== client.name) throw otherClient();
      if (!isFlagOn(await flagsFor(request, services), "asyncSummaryReport")) throw switchedOff();
      const { asset_types: types, hazard_scenarios: tags, draw_area: area, ...rest } = request.body;
      const order = { format: "xlsx", types, tags, ...(area === undefined ? {} : { area }), ...rest };
      const { job } = await (await services(jobs)).start(exportKind, order);
      const query = new URLSearchParams({
        client: client.name,
        job: job.id,
        ticket: await tickets.make({ jobId: job.id, clientId: client.id, userId }),
      });
      const scheme = publicUrl.protocol === "https:" ? "wss" : "ws";
      reply.code(202).header("cache-control", "no-store");
      return { wss_url: `${scheme}://${request.host}${reportSocketPath}?${query}`, job_id: job.id };
    },
  );
}

const otherClient = () =>
  new DomainError(
    "forbidden",
    "export/another-client",
    "The address names another organisation than the one in use. Change to it first.",
  );
const switchedOff = () =>
  new DomainError("not-found", "feature/off", "This feature is not switched on for this organisation.");
