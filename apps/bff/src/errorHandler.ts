import type { ErrorBody } from "@stopbank/contract/errors";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";

const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

/** One place turns failures into answers: a stable code, a sentence, the request's id; never a stack. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    if (error instanceof DomainError) {
      request.log.info({ code: error.code, facts: error.facts }, error.message);
      return reply.status(statusOf[error.kind]).send(body(request, error.code, error.message));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, "request failed");
      return reply.status(status).send(body(request, "server/failed", "Something went wrong."));
    }
    request.log.info({ err: error }, "request refused");
    return reply.status(status).send(body(request, error.code ?? "request/bad", error.message));
  });
}

export const body = (request: FastifyRequest, code: string, message: string): ErrorBody => ({
  error: { code, message, requestId: request.id },
});
