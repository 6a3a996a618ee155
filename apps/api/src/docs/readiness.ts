import { systemFault } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import type { FastifyBaseLogger } from "fastify";
import type { Health } from "../data/datasetHealth.ts";
import type { Datasets } from "../data/datasets.ts";
import { recently } from "../http/recently.ts";
import { sharedWhileRunning } from "../http/sharedWhileRunning.ts";
import { within } from "./within.ts";

export interface ReadinessParts {
  readonly store: Pick<Store, "shared" | "probeWrite">;
  readonly datasets: Pick<Datasets, "health">;
  readonly publicClient: string;
}

export interface Readiness {
  readonly status: "ready" | "degraded" | "unavailable";
  readonly store: string;
  readonly storage: string;
  readonly datasets: Health["datasets"];
}

/** How long readiness is answered from memory: looking costs a write to the disk and a listing for each client. */
const ttlMs = 2_000;

/**
 * How long each part of a look may take. A connection can be lost without either side being told, and those who come while a
 * look runs wait for it. The store's is less than the BFF waits for readiness; a bucket has its own, longer limits for a
 * request, and says more when they are over.
 */
export const mostMs = { store: 4_000, datasets: 60_000 };

/**
 * Whether the store, which must take a write, and the place where datasets lie can be used. Anybody may ask, so it is
 * looked at once in two seconds at most, and once at a time, however many ask. What has changed is logged.
 */
export function watchReadiness(parts: ReadinessParts, log: FastifyBaseLogger): () => Promise<Readiness> {
  let logged = "";
  const look = async (): Promise<Readiness> => {
    const { health, fault } = await readinessNow(parts);
    const problems = problemsOf(health);
    const state = JSON.stringify([health.status, problems]);
    if (state !== logged && !(logged === "" && health.status === "ready"))
      log.warn(
        { status: health.status, problems, ...(fault === undefined ? {} : { err: fault }) },
        "readiness changed",
      );
    logged = state;
    return health;
  };
  const recentLook = recently(ttlMs, sharedWhileRunning(look));
  return () => recentLook("");
}

interface Look {
  readonly health: Readiness;
  /** What the store failed with. */
  readonly fault: unknown;
}

async function readinessNow({ store, datasets, publicClient }: ReadinessParts): Promise<Look> {
  const written: Promise<unknown> = findClientByName(store.shared, publicClient)
    .then(() => store.probeWrite())
    .then(
      () => undefined,
      (error: unknown) => error ?? new Error("The store failed without a reason."),
    );
  const fault = await within(mostMs.store, written, new Error("The store did not answer in time."));
  const { storage, datasets: published } = await within(mostMs.datasets, datasets.health(), notListed);
  const isDamaged = published.some(({ problem }) => problem !== undefined);
  const isReady = fault === undefined && storage === undefined;
  return {
    health: {
      status: isReady ? (isDamaged ? "degraded" : "ready") : "unavailable",
      store: fault === undefined ? "ok" : (systemFault(fault)?.message ?? "not answering"),
      storage: storage ?? "ok",
      datasets: published,
    },
    fault,
  };
}

const notListed: Health = { storage: "The place where datasets lie does not answer.", datasets: [] };

const problemsOf = ({ store, storage, datasets }: Readiness) => ({
  ...(store === "ok" ? {} : { store }),
  ...(storage === "ok" ? {} : { storage }),
  datasets: datasets.filter(({ problem }) => problem !== undefined),
});
