import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerSecurityHeaders } from "./securityHeaders.ts";

const app = Fastify();
registerSecurityHeaders(app);
app.get("/answer", async () => ({}));
app.get("/asset", async (_request, reply) =>
  reply.header("cache-control", "public, max-age=31536000").send({}),
);

it.each(["/answer", "/nowhere"])(
  "A-13: each answer has every header that narrows what a browser does: %s",
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "content-security-policy": [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join(";"),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-dns-prefetch-control": "off",
      "x-permitted-cross-domain-policies": "none",
    });
  },
);

it("A-15: nothing is kept by a browser unless whoever answered said so", async () => {
  expect((await app.inject("/answer")).headers["cache-control"]).toBe("no-store");
  expect((await app.inject("/asset")).headers["cache-control"]).toBe("public, max-age=31536000");
});
