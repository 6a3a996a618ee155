import type { FastifyInstance } from "fastify";
import { targetOf } from "../api/target.ts";
import type { AskAs } from "../principal/askAs.ts";
import { visitor } from "../principal/principal.ts";
import { returnedHeaders } from "./forwardedHeaders.ts";

/** `/openapi.json` and `/docs`: the API's own description of itself, passed on without anyone's session. */
export function registerDocs(app: FastifyInstance, askAs: AskAs): void {
  for (const url of ["/openapi.json", "/docs", "/docs/*"])
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: async ({ method, raw, headers: { accept = "*/*" } }, reply) => {
        const target = targetOf(raw.url ?? "", "");
        const answer = await askAs(visitor).send({ method, target, headers: { accept }, timeoutMs: 30_000 });
        return reply.code(answer.status).headers(returnedHeaders(answer.headers)).send(answer.body);
      },
    });
}
