import { DomainError } from "@stopbank/errors";
import { sendError, sendFailure, tokenExpiredCode } from "@stopbank/http-edge/errors";
import type { FastifyInstance } from "fastify";

/** An access token that was good once. Its answer's body is fixed by the specification: clients refresh on it. */
export const tokenExpired = () =>
  new DomainError("unauthenticated", tokenExpiredCode, "The access token has expired.");

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendFailure(
      reply,
      request,
      404,
      "request/no-such-call",
      "There is no such call. See /docs for those there are.",
    ),
  );
}
