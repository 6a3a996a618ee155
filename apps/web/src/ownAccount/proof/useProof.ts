import { ApiError } from "@stopbank/contract/client";
import { useRef, useState } from "react";

export interface ProofAsked {
  readonly isAsked: boolean;
  /** They have shown that it is them, or will not. */
  answer(isProved: boolean): void;
  /** Does it; where the server wants to know first that it is them, asks, and does it then. False where they would not say. */
  withProof(work: () => Promise<void>): Promise<boolean>;
}

/** Asks who is here to show that it is them, when the server wants to know. */
export function useProof(): ProofAsked {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<(isProved: boolean) => void>(undefined);
  return {
    isAsked,
    answer: (isProved) => {
      setAsked(false);
      waiting.current?.(isProved);
    },
    withProof: async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "auth/prove-first")) throw error;
      }
      const isProved = await new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setAsked(true);
      });
      if (isProved) await work();
      return isProved;
    },
  };
}
