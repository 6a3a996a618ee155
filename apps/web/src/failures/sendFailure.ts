import { describeFailure } from "./describeFailure.ts";

/** Tells the server of a failure, where it is one of ours. @returns what it is told of under. */
export async function sendFailure(error: unknown): Promise<string | undefined> {
  const failure = describeFailure(error, location);
  if (failure === undefined) return undefined;
  const event_id = idOfEvent();
  await fetch("/bff/failures", {
    method: "POST",
    credentials: "same-origin",
    // It arrives also where the page is left because of it.
    keepalive: true,
    headers: { "x-requested-by": "stopbank", "content-type": "application/json" },
    body: JSON.stringify({ ...failure, event_id }),
  });
  return event_id;
}

/** As Sentry numbers events. `randomUUID` is there on https alone. */
const idOfEvent = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
