import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { addressTooLong, coordinatesLimit } from "../data/area.ts";
import { registerErrorHandler, sendError } from "./errors.ts";
import { validatorCompiler } from "./validation.ts";

export interface ServerOptions {
  readonly logger: FastifyServerOptions["logger"] | undefined;
  readonly trustedProxies: readonly string[];
}

/** A Fastify app with this API's limits, checks, error shape and headers, and no routes yet. */
export function createServer({ logger = false, trustedProxies }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 8_192 },
    // Room for an area at its limit with every character escaped, and for the other headers.
    http: { maxHeaderSize: coordinatesLimit * 3 + 16_384 },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headersOf(request.id), ...lastHeaders });
      return sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return;
      const tooLong = "code" in error && error.code === "HPE_HEADER_OVERFLOW";
      const { code, message } = tooLong
        ? addressTooLong()
        : { code: "request/malformed", message: "The request cannot be read." };
      const body = JSON.stringify({ error: { code, message, requestId: randomUUID() } });
      socket.end(
        `HTTP/1.1 ${tooLong ? "414 URI Too Long" : "400 Bad Request"}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
    // Off by default in Fastify; a connection that never finishes its request must not hold a socket for ever.
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
  });
  // Bodies are JSON or they are refused; text would get past a schema that expects an object.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  registerErrorHandler(app);
  addHeaders(app);
  logAnswers(app);
  return app;
}

const headersOf = (requestId: string) => ({ "x-request-id": requestId, "x-content-type-options": "nosniff" });

/** For every answer that says nothing else of itself. */
const lastHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

function addHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersOf(request.id));
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    for (const [name, value] of Object.entries(lastHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
}

/** One line an answer. The route stands for the address, so areas, ids and tokens stay out of the log. */
function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: request.admitted?.client?.clientName,
        userId: request.admitted?.userId,
      },
      "answered",
    );
  });
}
