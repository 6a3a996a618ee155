import type { Release } from "@stopbank/http-edge/release";
import type { FastifyInstance } from "fastify";
import { bytesOf } from "../api/transport.ts";
import type { AskAs } from "../principal/askAs.ts";
import { bearerOf } from "../principal/principal.ts";

/**
 * `/healthz`: this process runs, and says which release it is. `/readyz`: it can do its work, which needs the API; whom the API takes for an operator is told
 * more than the status.
 */
export function registerHealth(app: FastifyInstance, askAs: AskAs, release: Release): void {
  app.get("/healthz", async () => ({ status: "ok", ...release }));
  app.get("/readyz", async (request, reply) => {
    const answer = await askAs(bearerOf(request.headers.authorization))
      .send({ method: "GET", target: "/readyz", headers: {}, timeoutMs: 5_000 })
      .catch((error: unknown) => {
        request.log.warn({ err: error }, "the API did not answer");
        return undefined;
      });
    if (answer === undefined) return reply.status(503).send({ status: "unavailable" });
    return reply
      .status(answer.status)
      .type("application/json")
      .send(await bytesOf(answer));
  });
}
