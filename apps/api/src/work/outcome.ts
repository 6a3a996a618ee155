import { DomainError, type ErrorKind } from "@stopbank/errors";

/** How a task ended, in a form that passes between threads, where errors lose what makes them one of ours. */
export type Outcome<T> =
  | { readonly done: T }
  | {
      readonly refused: {
        readonly kind: ErrorKind;
        readonly code: string;
        readonly message: string;
        readonly facts: object;
      };
    }
  | { readonly failed: Error };

/** @returns the outcome of `work`, whatever it is. */
export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await work() };
  } catch (error) {
    if (error instanceof DomainError) {
      const { kind, code, message, facts } = error;
      return { refused: { kind, code, message, facts } };
    }
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** What was done; throws what was thrown. */
export function resultOf<T>(outcome: Outcome<T>): T {
  if ("done" in outcome) return outcome.done;
  if ("failed" in outcome) throw outcome.failed;
  const { kind, code, message, facts } = outcome.refused;
  throw new DomainError(kind, code, message, facts);
}
