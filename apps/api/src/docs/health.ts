import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import type { FastifyInstance } from "fastify";
import type { Datasets } from "../data/datasets.ts";

export interface HealthParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly publicClient: string;
}

/**
 * `/healthz`: the process answers. `/readyz`: so do the store and the place where datasets lie; 503 when not. A damaged
 * dataset makes it degraded and is named, with 200, since all other clients are served. For whoever runs it, not for the
 * public.
 */
export function registerHealth(app: FastifyInstance, { store, datasets, publicClient }: HealthParts): void {
  app.get("/healthz", () => ({ status: "ok" }));

  app.get("/readyz", async (request, reply) => {
    const storeAnswers = await findClientByName(store.shared, publicClient).then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, "the store does not answer");
        return false;
      },
    );
    const { storage, datasets: published } = await datasets.health();
    const damaged = published.some(({ problem }) => problem !== undefined);
    const ready = storeAnswers && storage === undefined;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? (damaged ? "degraded" : "ready") : "unavailable",
      store: storeAnswers ? "ok" : "not answering",
      storage: storage ?? "ok",
      datasets: published,
    });
  });
}
