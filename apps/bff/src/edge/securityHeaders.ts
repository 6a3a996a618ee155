import type { FastifyInstance } from "fastify";

/** The policy allows what the shell uses and nothing else: no inline script, no other origin. Nobody frames a page but who is named. */
const policy = (ancestors: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // React, Blueprint's portals and MapLibre position things by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join(";");

/** The policy of a page that these sites may frame; without one, nobody. */
export const policyFramedBy = (origins: readonly string[]): string =>
  policy(origins.length === 0 ? "'none'" : origins.join(" "));

/**
 * Of a drawing, which is a document too where it is opened by itself: it runs no script, fetches nothing, and is no part of
 * our origin. Shown as an image it looks the same.
 */
const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox";

/** Of every answer, errors, 404 and what the parser refuses included (checklist A-13). */
export const securityHeaders = {
  "content-security-policy": policyFramedBy([]),
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
  "x-permitted-cross-domain-policies": "none",
} as const;

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // Nothing is kept unless whoever made the answer said so: tiles and hashed assets do.
    if (String(reply.getHeader("content-type") ?? "").startsWith("image/svg+xml"))
      reply.header("content-security-policy", drawingPolicy);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}
