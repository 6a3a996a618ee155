import type { Release } from "@stopbank/http-edge/release";
import type { FastifyInstance } from "fastify";
import { isOperator } from "./operator.ts";
import { type ReadinessParts, watchReadiness } from "./readiness.ts";

export interface HealthParts extends ReadinessParts {
  readonly operatorToken: string | undefined;
  readonly release: Release;
}

/**
 * `/healthz`: the process answers, and says which release it is. `/readyz`: so do the store, which can be written, and the place where datasets lie;
 * 503 when not. A damaged dataset makes it degraded, with 200, since all other clients are served.
 *
 * Anybody is told the status and no more: the rest names clients. An operator (`isOperator`) is told all of it, and so
 * is the log, once each time it changes.
 */
export function registerHealth(
  app: FastifyInstance,
  { operatorToken, release, ...parts }: HealthParts,
): void {
  app.get("/healthz", () => ({ status: "ok", ...release }));

  const readiness = watchReadiness(parts, app.log);
  app.get("/readyz", async (request, reply) => {
    const health = await readiness();
    return reply
      .code(health.status === "unavailable" ? 503 : 200)
      .send(isOperator(request.headers.authorization, operatorToken) ? health : { status: health.status });
  });
}
