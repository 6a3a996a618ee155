import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import { addressTooLong, coordinatesLimit } from "./address.ts";
import { sendError } from "./sendError.ts";

export interface ServerSettings {
  readonly logger: FastifyServerOptions["logger"] | undefined;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Headers for an answer that is given before any hook runs, or by the parser before there is a request. */
  readonly headersOf: (requestId: string) => Record<string, string>;
  /** How long a request may take to arrive; its headers alone never more than a minute. */
  readonly mostRequestMs?: number;
}

/** Limits, timeouts and refusals of a server of ours; routes, checks and headers are the app's. */
export const serverOptions = ({
  logger = false,
  trustedProxies,
  headersOf,
  mostRequestMs = 60_000,
}: ServerSettings) =>
  ({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true` or a number: then a caller could choose its own address.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 8_192 },
    // Room for an area at its limit with every character escaped, and for the other headers.
    http: { maxHeaderSize: coordinatesLimit * 3 + 16_384 },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.id));
      return sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return;
      const isTooLong = "code" in error && error.code === "HPE_HEADER_OVERFLOW";
      const { code, message } = isTooLong
        ? addressTooLong()
        : { code: "request/malformed", message: "The request cannot be read." };
      const requestId = randomUUID();
      const body = JSON.stringify({ error: { code, message, requestId } });
      const headers = {
        ...headersOf(requestId),
        connection: "close",
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "content-length": String(Buffer.byteLength(body)),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(
        `HTTP/1.1 ${isTooLong ? "414 URI Too Long" : "400 Bad Request"}\r\n${lines.join("")}\r\n${body}`,
      );
    },
    // Off by default in Fastify; a connection that never finishes its request must not hold a socket for ever.
    connectionTimeout: 60_000,
    requestTimeout: mostRequestMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
  }) satisfies FastifyServerOptions & { http: object };
