import { useState } from "react";
import { toasts } from "../../session/state.ts";
import { type AccountStep, accountRefusal, isAboutNewPassword } from "../accountWords.ts";
import { useRefusal } from "./useRefusal.ts";

export interface Step {
  readonly isWorking: boolean;
  /** Somebody has tried to go on: what is missing is said. */
  readonly isTried: boolean;
  /** What the server says of a new password, until another is tried. */
  readonly refused: string | undefined;
  /**
   * Goes on where nothing is wrong; says what was refused, and hands it on.
   *
   * @param onRefused true when it leaves the form: what is said then outlives it.
   */
  submit(isGood: boolean, work: () => Promise<void>, onRefused?: (error: unknown) => boolean): Promise<void>;
}

/** How one step of an account's forms is submitted: once at a time, with what the server refuses said in a toast. */
export function useStep(step: AccountStep): Step {
  const [isWorking, setWorking] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const hush = useRefusal();
  return {
    isWorking,
    isTried,
    refused,
    submit: async (isGood, work, onRefused) => {
      if (isWorking) return;
      setTried(true);
      if (!isGood) return;
      setWorking(true);
      setRefused(undefined);
      hush();
      try {
        await work();
      } catch (error) {
        if (isAboutNewPassword(error) && error.code !== "auth/same-password") {
          setRefused(error.message);
          onRefused?.(error);
          return;
        }
        const toast = toasts.error(accountRefusal(error, step));
        if (onRefused?.(error) !== true) hush(toast);
      } finally {
        setWorking(false);
      }
    },
  };
}
