import type { FastifyInstance } from "fastify";
import type { ApiConfig } from "../config.ts";
import { type AreaWork, createAreaWork } from "./areaWork.ts";
import { createPositionBudget } from "./positionBudget.ts";
import { createQuestionThreads } from "./questionThreads.ts";
import { createSearchThreads, type SearchThreads } from "./searchThreads.ts";
import { createWorkerPool } from "./workerPool.ts";

export type WorkSettings = Pick<
  ApiConfig,
  "threads" | "areaSeconds" | "visitorPositions" | "memberPositions"
>;

/** Searches come from keys that are pressed: more threads would only compete for the cores. */
const mostSearchThreads = 2;

/** The threads of an app, which end with it. */
export function startWork(
  app: FastifyInstance,
  settings: WorkSettings,
): { readonly work: AreaWork; readonly search: SearchThreads } {
  const { threads, areaSeconds, visitorPositions, memberPositions } = settings;
  const pool = createWorkerPool({ threads, mostSeconds: areaSeconds });
  const questions = createQuestionThreads({ threads });
  const search = createSearchThreads({ threads: Math.min(threads, mostSearchThreads) });
  app.addHook("onClose", async () => {
    await Promise.all([pool.close(), questions.close(), search.close()]);
  });
  const budget = createPositionBudget({ visitor: visitorPositions, member: memberPositions });
  return { work: createAreaWork(pool, budget, questions), search };
}
