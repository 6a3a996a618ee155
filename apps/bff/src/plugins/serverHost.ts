import { DomainError } from "@stopbank/errors";
import type { JobsOf, ServerHost } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import { tokenIsForTheApi } from "../edge/apiTokens.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { createClientFlags } from "../principal/clientFlags.ts";
import { bearerOf } from "../principal/principal.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";

/** What plugins' server halves stand on: the request's principal, asking the API like every part of the BFF. */
export const createServerHost = (store: Store, cookie: SessionCookie, jobsOf: JobsOf): ServerHost => ({
  guard: (request) => {
    const hasSession = cookie.read(request) !== undefined;
    guardAgainstForgery(request, hasSession);
    if (!hasSession && bearerOf(request.headers.authorization).kind === "job") requireReading(request);
  },
  flagsOf: createClientFlags(),
  askedAs: async (request) => {
    const [{ kind }, { send }] = await Promise.all([request.principal(), request.ask()]);
    // It was refused before; to plugins there is no such caller.
    if (kind === "token") throw tokenIsForTheApi();
    return { kind, call: callOver(send) };
  },
  openStore: async () => store,
  jobsOf,
});

/** The API refuses a job the same way. @throws DomainError `auth/read-only`. */
function requireReading({ method }: FastifyRequest): void {
  if (method !== "GET" && method !== "HEAD")
    throw new DomainError("forbidden", "auth/read-only", "A job can read, and nothing else.");
}
