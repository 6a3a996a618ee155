import { JobRequest, type Jobs } from "@stopbank/contract/jobs";
import { DomainError } from "@stopbank/errors";
import { type JobStarter, tellJobChange } from "@stopbank/jobs";
import type { Get } from "@stopbank/plugin-api";
import { caller } from "@stopbank/plugin-api/server";
import { type AskedAs, createCallerServices } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { cancelJob, findJob } from "@stopbank/store/jobs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { jobOnWire, newestJobs } from "./jobOnWire.ts";

export interface JobRoutesParts {
  readonly store: Store;
  readonly starter: JobStarter;
  readonly askedAs: (request: FastifyRequest) => Promise<AskedAs>;
  /** Refuses, by throwing, what another site could have made a browser send. */
  readonly guard: (request: FastifyRequest) => void;
  readonly get: Get;
}

const One = Type.Object({ id: Type.String({ format: "uuid" }) }, { additionalProperties: false });
const File = Type.Object(
  { id: Type.String({ format: "uuid" }), name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** `/bff/jobs`: what somebody has asked to be done in a client. Nobody else sees it. */
export async function registerJobRoutes(app: FastifyInstance, parts: JobRoutesParts): Promise<void> {
  const { store, starter, askedAs, guard, get } = parts;

  const ownerOf = async (request: FastifyRequest) => {
    const services = createCallerServices({
      askedAs: () => askedAs(request),
      openStore: async () => store,
      log: request.log,
      plugin: "jobs",
      get,
    });
    const { userId, client } = await services(caller);
    if (userId === undefined)
      throw new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");
    return { userId, clientId: client.id };
  };
  const jobOf = async (request: FastifyRequest, id: string) => {
    const { clientId, userId } = await ownerOf(request);
    return there(await store.withClient(clientId, (tx) => findJob(tx, userId, id)));
  };
  // Pages look after their jobs by themselves: that does not keep a session alive.
  const looking = { config: { slidesSession: false } } as const;

  await app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => guard(request));

      scope.get("", looking, async (request): Promise<Jobs> => {
        const { clientId, userId } = await ownerOf(request);
        return { jobs: await newestJobs(store, clientId, userId) };
      });

      scope.post<{ Body: JobRequest }>("", { schema: { body: JobRequest } }, async (request, reply) => {
        const owner = await ownerOf(request);
        const { id, isNew } = await starter.start({ ...owner, ...request.body });
        const job = await store.withClient(owner.clientId, (tx) => findJob(tx, owner.userId, id));
        if (isNew) await tellJobChange(store, { ...owner, id });
        return reply.code(isNew ? 202 : 200).send(jobOnWire(there(job)));
      });

      scope.get<{ Params: { id: string } }>(
        "/:id",
        { ...looking, schema: { params: One } },
        async (request) => jobOnWire(await jobOf(request, request.params.id)),
      );

      scope.delete<{ Params: { id: string } }>("/:id", { schema: { params: One } }, async (request) => {
        const owner = await ownerOf(request);
        const { id } = request.params;
        const job = there(await store.withClient(owner.clientId, (tx) => cancelJob(tx, owner.userId, id)));
        await tellJobChange(store, { ...owner, id });
        return jobOnWire(job);
      });

      scope.get<{ Params: { id: string; name: string } }>(
        "/:id/files/:name",
        { schema: { params: File } },
        async (request, reply) => {
          const { outputs } = await jobOf(request, request.params.id);
          const file = outputs.find(({ name }) => name === request.params.name);
          if (file === undefined || !("text" in file.content))
            throw new DomainError(
              "not-found",
              "jobs/no-such-file",
              "There is no such file, or it is no longer kept.",
            );
          return reply
            .header("cache-control", "no-store")
            .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
            .type(`${file.mediaType}; charset=utf-8`)
            .send(file.content.text);
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
