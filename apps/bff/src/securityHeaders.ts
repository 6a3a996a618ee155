import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers on every answer, errors and 404 included (checklist A-13). The policy allows what the shell uses and
 * nothing else: no inline script, no other origin, MapLibre's worker from our own address.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React, Blueprint's portals and MapLibre position things by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onSend", async (_request, reply) => {
    // Nothing is kept unless whoever made the answer said so: tiles and hashed assets do.
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
