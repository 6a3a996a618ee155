import { ApiError } from "@stopbank/contract/client";
import { useRef, useState } from "react";
import { waitWords } from "../../login/loginRefusal.ts";
import { toasts } from "../../session/state.ts";

export interface FactorStep {
  readonly isWorking: boolean;
  /** What was refused, to stand at the field. */
  readonly problem: string | undefined;
  setProblem(problem: string | undefined): void;
  /** Says what failed; leaves the form, once, where the log-in waits no longer. */
  refuse(error: unknown): void;
  /** Does it, once at a time; leaves the form where the log-in waits no longer. True where it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** How a step with a second factor is gone through. @param onOver the log-in waits no longer. */
export function useFactorStep(onOver: () => void): FactorStep {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOver = useRef(false);
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError && error.code === "auth/challenge-over"))
      return setProblem(factorRefusal(error));
    if (isOver.current) return;
    isOver.current = true;
    toasts.error(error.message);
    onOver();
  };
  return {
    isWorking,
    problem,
    setProblem,
    refuse,
    run: async (work) => {
      if (isWorking) return false;
      setWorking(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        refuse(error);
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
