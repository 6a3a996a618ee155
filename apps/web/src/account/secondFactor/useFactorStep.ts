import { ApiError } from "@stopbank/contract/client";
import { useState } from "react";
import { waitWords } from "../../login/loginRefusal.ts";
import { toasts } from "../../session/state.ts";

export interface FactorStep {
  readonly isWorking: boolean;
  /** What was refused, to stand at the field. */
  readonly problem: string | undefined;
  setProblem(problem: string | undefined): void;
  /** Does it, once at a time; leaves the form where the log-in waits no longer. True where it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** How a step with a second factor is gone through. @param onOver the log-in waits no longer. */
export function useFactorStep(onOver: () => void): FactorStep {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isWorking,
    problem,
    setProblem,
    run: async (work) => {
      if (isWorking) return false;
      setWorking(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === "auth/challenge-over") {
          toasts.error(error.message);
          onOver();
        } else setProblem(factorRefusal(error));
        return false;
      } finally {
        setWorking(false);
      }
    },
  };
}

/** What to say to somebody whose factor was refused. */
export function factorRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong.";
  return error.status === 429 ? waitWords(error) : error.message;
}
