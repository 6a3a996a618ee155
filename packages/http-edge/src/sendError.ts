import type { ErrorBody } from "@stopbank/contract/errors";
import { DomainError, type ErrorKind, systemFault } from "@stopbank/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

/** An access token that was good once. */
export const tokenExpiredCode = "auth/token-expired";

/** Codes whose status says more than their kind does. */
const statusOfCode: Readonly<Record<string, number>> = {
  "request/address-too-long": 414,
  "request/too-slow": 408,
  "request/expectation": 417,
};

/** What Fastify itself refuses, in words for whoever calls. Anything else it refuses is a malformed request. */
const refusals: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["request/body-too-large", "The body of the request is too large."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    "request/not-json",
    "The body must be JSON, sent as content-type application/json.",
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["request/empty-body", "The body is empty; send JSON or no content-type."],
  FST_ERR_BAD_URL: ["request/bad-address", "The address has an escape sequence that is not valid."],
};

/**
 * Every failure leaves in one shape; what went wrong inside goes to the log and never to the caller. What fails once the caller has gone
 * mostly fails for that, and is no error.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DomainError) return sendDomainError(error, request, reply);
  const { statusCode: status = 500, code = "" } = error as Partial<FastifyError>;
  if (status >= 400 && status < 500) {
    request.log.info({ reason: code }, "refused");
    const [known, message] = refusals[code] ?? ["request/malformed", "The request cannot be read."];
    return sendFailure(reply, request, status, known, message);
  }
  const fault = systemFault(error);
  if (fault !== undefined) return sendDomainError(withoutPlaces(fault), request, reply);
  request.log[reply.raw.destroyed ? "info" : "error"]({ err: error }, "failed");
  return sendFailure(
    reply,
    request,
    500,
    "internal/error",
    "Something went wrong on our side. Try again; if it stays, report the request id.",
  );
}

/** Where something lies on this machine is nobody's business who calls; the log has it. */
const withoutPlaces = ({ kind, code, facts }: DomainError) =>
  new DomainError(
    kind,
    code,
    "The server cannot do this now: its disk or a service it needs is not there. Try again shortly.",
    facts,
  );

function sendDomainError(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOfCode[error.code] ?? statusOfKind[error.kind];
  const isFailure = status === 503 && !reply.raw.destroyed && !("isExpected" in error.facts);
  request.log[isFailure ? "error" : "info"](
    { code: error.code, facts: error.facts, ...(isFailure ? { err: error } : {}) },
    "refused",
  );
  // The body is fixed by the specification: clients refresh on it.
  if (error.code === tokenExpiredCode)
    return reply.code(401).type("text/plain; charset=utf-8").send("TokenExpired");
  if ("retryAfterSeconds" in error.facts) reply.header("retry-after", String(error.facts.retryAfterSeconds));
  if (status === 401) reply.header("www-authenticate", 'Bearer realm="stopbank"');
  return sendFailure(reply, request, status, error.code, error.message);
}

/** Answers a failure that was found by looking rather than thrown. */
export function sendFailure(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  const body: ErrorBody = { error: { code, message, requestId: request.id } };
  // Written out here: the reply may already have been given the type or the encoding of a success.
  for (const header of ["content-encoding", "content-length", "etag"]) reply.removeHeader(header);
  reply.header("cache-control", "no-store");
  return reply.code(status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}
