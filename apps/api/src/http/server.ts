import { randomUUID } from "node:crypto";
import { refuseExpectations } from "@stopbank/http-edge/expectations";
import { requireOneHost } from "@stopbank/http-edge/one-host";
import { serverOptions } from "@stopbank/http-edge/server";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { registerErrorHandler } from "./errors.ts";

export interface ServerOptions {
  readonly logger: FastifyServerOptions["logger"] | undefined;
  readonly trustedProxies: readonly string[];
  /** What it is going to listen on. */
  readonly host: string;
}

/** A Fastify app with this API's limits, checks, error shape and headers, and no routes yet. */
export function createServer({ logger = false, ...options }: ServerOptions): FastifyInstance {
  const app = Fastify({
    ...serverOptions({ ...options, logger, headersOf: (id) => ({ ...headersOf(id), ...lastHeaders }) }),
    // The BFF's own, so that one id follows a call through both.
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    },
  });
  // Bodies are JSON or they are refused; text would get past a schema that expects an object.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  registerErrorHandler(app);
  addHeaders(app);
  requireOneHost(app);
  refuseExpectations(app);
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
    const { client, userId, token } = request.admitted ?? request.asking ?? {};
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        client: client?.clientName,
        userId,
        tokenId: token?.id,
      },
      "answered",
    );
  });
}
