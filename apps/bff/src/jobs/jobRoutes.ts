import { JobMail, JobRequest, type Jobs } from "@stopbank/contract/jobs";
import { DomainError } from "@stopbank/errors";
import type { Get } from "@stopbank/plugin-api";
import { caller, jobs } from "@stopbank/plugin-api/server";
import { createCallerServices, type ServerHost, signInFirst } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { wantJobMail } from "@stopbank/store/jobs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { jobOnWire, newestJobs } from "./jobOnWire.ts";
import { sendDownload } from "./sendDownload.ts";

export interface JobRoutesParts extends Omit<ServerHost, "flagsOf"> {
  readonly store: Store;
  /** What plugins share. */
  readonly get: Get;
}

const One = Type.Object({ id: Type.String({ format: "uuid" }) }, { additionalProperties: false });
const File = Type.Object(
  { id: Type.String({ format: "uuid" }), name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** `/bff/jobs`: what somebody has asked to be done in a client. Nobody else sees it. */
export async function registerJobRoutes(app: FastifyInstance, parts: JobRoutesParts): Promise<void> {
  const { store, askedAs, guard } = parts;
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
  const jobOf = async (request: FastifyRequest, id: string) =>
    there(await (await as(request)(jobs)).find(id));
  // Pages look after their jobs by themselves: that does not keep a session alive.
  const looking = { config: { slidesSession: false } } as const;

  await app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => {
        guard(request);
        if ((await askedAs(request)).kind === "visitor") throw signInFirst();
      });

      scope.get("", looking, async (request): Promise<Jobs> => {
        const { clientId, userId } = await ownerOf(request);
        return { jobs: await newestJobs(store, clientId, userId) };
      });

      scope.post<{ Body: JobRequest }>("", { schema: { body: JobRequest } }, async (request, reply) => {
        const { kind, params, key } = request.body;
        const { job, isNew } = await (await as(request)(jobs)).start(kind, params, key);
        return reply.code(isNew ? 202 : 200).send(jobOnWire(job));
      });

      scope.get<{ Params: { id: string } }>(
        "/:id",
        { ...looking, schema: { params: One } },
        async (request) => jobOnWire(await jobOf(request, request.params.id)),
      );

      scope.delete<{ Params: { id: string } }>("/:id", { schema: { params: One } }, async (request) => {
        const job = await (await as(request)(jobs)).cancel(request.params.id);
        return jobOnWire(there(job));
      });

      scope.put<{ Params: { id: string }; Body: JobMail }>(
        "/:id/mail",
        { schema: { params: One, body: JobMail } },
        async (request) => {
          const { clientId, userId } = await ownerOf(request);
          const { id } = request.params;
          const { wanted } = request.body;
          const job = await store.withClient(clientId, (tx) => wantJobMail(tx, userId, id, wanted));
          return jobOnWire(there(job));
        },
      );

      scope.get<{ Params: { id: string; name: string } }>(
        "/:id/files/:name",
        { schema: { params: File } },
        async (request, reply) => {
          const { id, name } = request.params;
          const { findFile } = await as(request)(jobs);
          const file = await findFile(id, name);
          if (file === undefined) {
            await jobOf(request, id);
            throw new DomainError(
              "not-found",
              "jobs/no-such-file",
              "There is no such file, or it is no longer kept.",
            );
          }
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
