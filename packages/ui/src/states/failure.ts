/** Where a call failed: the status of the answer, 0 without any; undefined for a failure that was no call. */
function statusOf(error: Error | undefined): number | undefined {
  const status = error !== undefined && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
}

/** Whether asking once more may help. A refusal, or that there is no such thing, stays the answer. */
export function canSucceedLater(error: Error | undefined): boolean {
  const status = statusOf(error);
  return status === undefined || passesByItself(error) || status === 408 || status === 429 || status >= 500;
}

/** Code of the page did not come, or the styles that come with it. No browser has a name for it, and each says it in other words. */
export const isCodeMissing = (error: Error | undefined): boolean =>
  /imported module|importing a module|preload css/i.test(error?.message ?? "");

/** The server does not know who asks, or no longer. */
export const asksForLogIn = (error: Error | undefined): boolean => statusOf(error) === 401;

/** The server was out of reach or on its way back: one may wait for it. */
export function passesByItself(error: Error | undefined): boolean {
  const status = statusOf(error);
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/** Finds a request in the server's log. Worth showing where the server is at fault and nobody else. */
export function referenceOf(error: Error | undefined): string | undefined {
  const id = error !== undefined && "requestId" in error ? error.requestId : undefined;
  return typeof id === "string" && (statusOf(error) ?? 0) >= 500 ? id : undefined;
}
