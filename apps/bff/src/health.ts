import type { FastifyInstance } from "fastify";

/** `/healthz`: this process runs. `/readyz`: it can do its work, which needs the API. */
export function registerHealth(app: FastifyInstance, apiUrl: URL): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const answer = await fetch(new URL("/readyz", apiUrl), { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer === undefined) return reply.status(503).send({ status: "unavailable", api: "unreachable" });
    return reply
      .status(answer.status)
      .type("application/json")
      .send(await answer.text());
  });
}
