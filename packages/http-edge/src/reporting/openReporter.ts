import { isKnownHarmless } from "@stopbank/errors/known-harmless";
import { type FailurePlace, failureEvent } from "./failureEvent.ts";
import { openSender } from "./openSender.ts";

export { readDsn } from "./readDsn.ts";

export interface Reporter {
  /** Tells of a failure, soon. What cannot be told is lost: nobody waits for it and nothing fails of it. */
  report(error: unknown, place: Omit<FailurePlace, "service" | "release">): void;
  /** Waits a little for what is still on its way. */
  close(): Promise<void>;
}

export interface ReporterOptions {
  /** Undefined reports nothing, and loads nothing. */
  readonly dsn: string | undefined;
  readonly service: string;
  readonly release: string;
}

/** Reports a server's failures. */
export async function openReporter({
  dsn,
  service,
  release,
}: ReporterOptions): Promise<Reporter | undefined> {
  if (dsn === undefined) return undefined;
  const { parse, send, close } = await openSender(dsn, release);
  return {
    report: (error, place) => {
      if (!isKnownHarmless(error)) send(failureEvent(error, { ...place, service, release }, parse));
    },
    close,
  };
}
