import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { returnedHeaders } from "./forwardedHeaders.ts";

/** `/openapi.json` and `/docs`: the API's own description of itself, passed on without anyone's session. */
export async function registerDocs(app: FastifyInstance, apiUrl: URL): Promise<void> {
  for (const [prefix, routes] of [
    ["/openapi.json", ["/"]],
    ["/docs", ["/", "/*"]],
  ] as const)
    await app.register(httpProxy, {
      upstream: apiUrl.origin,
      prefix,
      rewritePrefix: prefix,
      routes: [...routes],
      httpMethods: ["GET", "HEAD"],
      replyOptions: {
        rewriteRequestHeaders: (_request, { host, accept, "accept-encoding": encoding }) => ({
          host,
          accept: accept ?? "*/*",
          "accept-encoding": encoding ?? "identity",
        }),
        rewriteHeaders: (headers) => returnedHeaders({ ...headers, location: undefined }),
      },
    });
}
