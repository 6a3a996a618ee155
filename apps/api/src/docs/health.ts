import { systemFault } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Datasets } from "../data/datasets.ts";
import { isOperator } from "./operator.ts";

export interface HealthParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly publicClient: string;
  readonly operatorToken: string | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: so do the store, which can be written, and the place where datasets lie;
 * 503 when not. A damaged
 * dataset makes it degraded, with 200, since all other clients are served.
 *
 * Anybody is told the status and no more: the rest names clients. An operator (`isOperator`) is told all of it, and so
 * is the log, once each time it changes.
 */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", () => ({ status: "ok" }));

  let logged = "";
  app.get("/readyz", async (request, reply) => {
    const health = await look(parts, request.log);
    const problems = JSON.stringify(problemsOf(health));
    if (problems !== logged && !(logged === "" && health.status === "ready"))
      request.log.warn({ status: health.status, problems: problemsOf(health) }, "readiness changed");
    logged = problems;
    const isForOperators = isOperator(request.headers.authorization, parts.operatorToken);
    return reply
      .code(health.status === "unavailable" ? 503 : 200)
      .send(isForOperators ? health : { status: health.status });
  });
}

interface Readiness {
  readonly status: "ready" | "degraded" | "unavailable";
  readonly store: string;
  readonly storage: string;
  readonly datasets: Awaited<ReturnType<Datasets["health"]>>["datasets"];
}

async function look(
  { store, datasets, publicClient }: HealthParts,
  log: FastifyBaseLogger,
): Promise<Readiness> {
  const storeProblem = await findClientByName(store.shared, publicClient)
    .then(() => store.probeWrite())
    .then(
      () => undefined,
      (error: unknown) => {
        log.error({ err: error }, "the store does not answer, or cannot be written");
        return systemFault(error)?.message ?? "not answering";
      },
    );
  const { storage, datasets: published } = await datasets.health();
  const isDamaged = published.some(({ problem }) => problem !== undefined);
  const isReady = storeProblem === undefined && storage === undefined;
  return {
    status: isReady ? (isDamaged ? "degraded" : "ready") : "unavailable",
    store: storeProblem ?? "ok",
    storage: storage ?? "ok",
    datasets: published,
  };
}

const problemsOf = ({ store, storage, datasets }: Readiness) => ({
  ...(store === "ok" ? {} : { store }),
  ...(storage === "ok" ? {} : { storage }),
  datasets: datasets.filter(({ problem }) => problem !== undefined),
});
