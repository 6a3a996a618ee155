/** Whether a failure is only that nobody waits for the answer any more. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";
