import { jobRoutes } from "@stopbank/contract/job-routes";
import type { JobMail, JobRequest, Jobs as JobsOnWire } from "@stopbank/contract/jobs";
import { DomainError } from "@stopbank/errors";
import type { Jobs } from "@stopbank/jobs";
import type { Get } from "@stopbank/plugin-api";
import { caller, type Job, jobs } from "@stopbank/plugin-api/server";
import { createCallerServices, type ServerHost, signInFirst } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { wantJobMail } from "@stopbank/store/jobs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tokenIsForTheApi } from "../edge/apiTokens.ts";
import { programsAskedAs } from "../principal/programsAskedAs.ts";
import { jobOnWire, type NewestJobs } from "./jobOnWire.ts";
import { sendDownload } from "./sendDownload.ts";

export interface JobRoutesParts extends Omit<ServerHost, "flagsOf" | "askedAs"> {
  readonly scopeOf: Jobs["scopeOf"];
  readonly allowedKinds: Jobs["allowedKinds"];
  readonly newest: NewestJobs;
  readonly store: Store;
  /** What plugins share. */
  readonly get: Get;
}

/** `/bff/jobs`: what somebody has asked to be done in a client. Nobody else sees it. */
export async function registerJobRoutes(app: FastifyInstance, parts: JobRoutesParts): Promise<void> {
  const { store, guard, scopeOf, allowedKinds, newest } = parts;
  const askedAs = async (request: FastifyRequest) =>
    programsAskedAs(await request.principal(), await request.ask());
  /** An API token is for what has a scope, which the API has seen that it has. */
  const isOpenTo = async (request: FastifyRequest, kind: string) =>
    (await request.principal()).kind !== "token" || scopeOf(kind) === "exports:read";
  const as = (request: FastifyRequest) =>
    createCallerServices({
      ...parts,
      askedAs: () => askedAs(request),
      log: request.log,
      plugin: "jobs",
    });
  const ownerOf = async (request: FastifyRequest) => {
    const { userId, client } = await as(request)(caller);
    if (userId === undefined) throw signInFirst();
    return { userId, clientId: client.id };
  };
  const jobOf = async (request: FastifyRequest, id: string) => {
    const job = there(await (await as(request)(jobs)).find(id));
    return there((await isOpenTo(request, job.kind)) ? job : undefined);
  };
  const onWire = async (request: FastifyRequest, job: Job) => {
    const { clientId, userId } = await ownerOf(request);
    return jobOnWire(job, await store.withClient(clientId, (tx) => allowedKinds(tx, userId)));
  };
  // Pages look after their jobs by themselves: that does not keep a session alive.
  const looking = { config: { slidesSession: false, takesApiTokens: true } } as const;
  const doing = { config: { takesApiTokens: true } } as const;

  await app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => {
        guard(request);
        if ((await askedAs(request)).kind === "visitor") throw signInFirst();
      });

      scope.get("", looking, async (request): Promise<JobsOnWire> => {
        const { clientId, userId } = await ownerOf(request);
        const { jobs: found, schedules } = await newest(clientId, userId);
        const isOpen = await Promise.all(found.map(({ kind }) => isOpenTo(request, kind)));
        return { jobs: found.filter((_, at) => isOpen[at]), schedules };
      });

      scope.post<{ Body: JobRequest }>(
        "",
        { ...doing, schema: { body: jobRoutes.startJob.body } },
        async (request, reply) => {
          const { kind, params, key, mail } = request.body;
          if (!(await isOpenTo(request, kind))) throw tokenIsForTheApi();
          const { job, isNew } = await (await as(request)(jobs)).start(kind, params, key, mail);
          return reply.code(isNew ? 202 : 200).send(await onWire(request, job));
        },
      );

      scope.get<{ Params: { id: string } }>(
        "/:id",
        { ...looking, schema: { params: jobRoutes.job.params } },
        async (request) => onWire(request, await jobOf(request, request.params.id)),
      );

      scope.delete<{ Params: { id: string } }>(
        "/:id",
        { ...doing, schema: { params: jobRoutes.cancelJob.params } },
        async (request) => {
          const { id } = await jobOf(request, request.params.id);
          return onWire(request, there(await (await as(request)(jobs)).cancel(id)));
        },
      );

      scope.post<{ Params: { id: string } }>(
        "/:id/again",
        // For people, who see what it was: a program has what it asked, and asks again.
        { schema: { params: jobRoutes.job.params } },
        async (request, reply) => {
          const { id } = await jobOf(request, request.params.id);
          const { job, isNew } = there(await (await as(request)(jobs)).startAgain(id));
          return reply.code(isNew ? 202 : 200).send(await onWire(request, job));
        },
      );

      scope.put<{ Params: { id: string }; Body: JobMail }>(
        "/:id/mail",
        { ...doing, schema: { params: jobRoutes.mailOfJob.params, body: jobRoutes.mailOfJob.body } },
        async (request) => {
          const { clientId, userId } = await ownerOf(request);
          const { id } = await jobOf(request, request.params.id);
          const { wanted } = request.body;
          const job = await store.withClient(clientId, (tx) => wantJobMail(tx, userId, id, wanted));
          return onWire(request, there(job));
        },
      );

      scope.get<{ Params: { id: string; name: string } }>(
        "/:id/files/:name",
        { ...doing, schema: { params: jobRoutes.fileOfJob.params } },
        async (request, reply) => {
          const { name } = request.params;
          const { id } = await jobOf(request, request.params.id);
          const { findFile } = await as(request)(jobs);
          const file = await findFile(id, name);
          if (file === undefined)
            throw new DomainError(
              "not-found",
              "jobs/no-such-file",
              "There is no such file, or it is no longer kept.",
            );
          return sendDownload(request, reply, file);
        },
      );
    },
    { prefix: "/bff/jobs" },
  );
}

function there<T>(job: T | undefined): T {
  if (job === undefined)
    throw new DomainError("not-found", "jobs/none", "There is no such job, or it is no longer kept.");
  return job;
}
