import type { FastifyInstance } from "fastify";
import type { ApiConfig } from "../config.ts";
import { type AreaWork, createAreaWork } from "./areaWork.ts";
import { createPositionBudget } from "./positionBudget.ts";
import { createQuestionThreads } from "./questionThreads.ts";
import { createWorkerPool } from "./workerPool.ts";

export type WorkSettings = Pick<
  ApiConfig,
  "threads" | "areaSeconds" | "visitorPositions" | "memberPositions"
>;

/** The threads of an app, which end with it. */
export function startWork(app: FastifyInstance, settings: WorkSettings): AreaWork {
  const { threads, areaSeconds, visitorPositions, memberPositions } = settings;
  const pool = createWorkerPool({ threads, mostSeconds: areaSeconds });
  const questions = createQuestionThreads({ threads });
  app.addHook("onClose", async () => {
    await Promise.all([pool.close(), questions.close()]);
  });
  const budget = createPositionBudget({ visitor: visitorPositions, member: memberPositions });
  return createAreaWork(pool, budget, questions);
}
