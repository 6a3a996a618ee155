import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";
import { bearerOf } from "../principal/principal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route of the BFF's own that a program's API token may ask, which then looks after what the token opens. */
    readonly takesApiTokens?: true;
  }
}

/**
 * Keeps API tokens to the contract's calls (`/api`), each of which names the scope it takes. What is below `/bff` names none:
 * sessions, plugins' routes, jobs, sockets and background maps of others are for people. So the API, which knows each token,
 * looks at every request that is made with one.
 */
export function keepTokensToTheApi(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ routeOptions, headers }) => {
    const isOwn = routeOptions.url?.startsWith("/bff/") && routeOptions.config.takesApiTokens !== true;
    if (isOwn && bearerOf(headers.authorization).kind === "token") throw tokenIsForTheApi();
  });
}

export const tokenIsForTheApi = () =>
  new DomainError(
    "forbidden",
    "auth/scope-missing",
    "No API token may make this call: such tokens are for the calls below /api that name a scope.",
  );
