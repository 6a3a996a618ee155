import { describeFailure } from "./describeFailure.ts";

/** Tells the server of a failure, where it is one of ours. */
export async function sendFailure(error: unknown): Promise<void> {
  const failure = describeFailure(error, location);
  if (failure === undefined) return;
  await fetch("/bff/failures", {
    method: "POST",
    credentials: "same-origin",
    // It arrives also where the page is left because of it.
    keepalive: true,
    headers: { "x-requested-by": "stopbank", "content-type": "application/json" },
    body: JSON.stringify(failure),
  });
}
