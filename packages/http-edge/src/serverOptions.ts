import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { type FastifyServerOptions, LogController } from "fastify";
import { onBothLoopbacks } from "./bothLoopbacks.ts";
import { type NodeServerSettings, nodeServer } from "./nodeServer.ts";
import { sendError } from "./sendError.ts";

export interface ServerSettings extends NodeServerSettings {
  readonly logger: FastifyServerOptions["logger"] | undefined;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** What it is going to listen on. */
  readonly host: string;
}

/** Limits, timeouts and refusals of a server of ours; routes, checks and headers are the app's. */
export const serverOptions = ({ logger = false, trustedProxies, host, ...settings }: ServerSettings) =>
  ({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true` or a number: then a caller could choose its own address.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    // Fastify's own 10 s end the process: on a machine that is busy, or slept meanwhile, a start takes longer and comes right.
    pluginTimeout: 180_000,
    routerOptions: { maxParamLength: 8_192 },
    // Fastify's own would have our refusals on one of the two addresses of localhost alone.
    serverFactory: (handler: RequestListener) => {
      const server = nodeServer(handler, settings);
      return host === "localhost" ? onBothLoopbacks(server, nodeServer(handler, settings)) : server;
    },
    clientErrorHandler: () => undefined,
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(settings.headersOf(request.id));
      return sendError(error, request, reply);
    },
    forceCloseConnections: true,
  }) satisfies FastifyServerOptions;
