import type { FastifyInstance } from "fastify";
import { targetOf } from "../api/target.ts";
import type { ApiTransport } from "../api/transport.ts";
import { returnedHeaders } from "./forwardedHeaders.ts";

/** `/openapi.json` and `/docs`: the API's own description of itself, passed on without anyone's session. */
export function registerDocs(app: FastifyInstance, api: ApiTransport): void {
  for (const url of ["/openapi.json", "/docs", "/docs/*"])
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: async ({ method, raw, headers: { accept = "*/*" } }, reply) => {
        const target = targetOf(raw.url ?? "", "");
        const answer = await api.send({ method, target, headers: { accept }, timeoutMs: 30_000 });
        return reply.code(answer.status).headers(returnedHeaders(answer.headers)).send(answer.body);
      },
    });
}
