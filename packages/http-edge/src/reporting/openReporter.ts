import type { ErrorEvent } from "@sentry/node";
import { type FailurePlace, failureEvent } from "./failureEvent.ts";
import { isKnownHarmless } from "./knownHarmless.ts";

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

/** One cause fails every request: beyond it a minute's failures say nothing new. */
const mostEachMinute = 60;
const closeMs = 2_000;

/**
 * Reports failures to Sentry. Of the library only the client is used, without anything that collects by itself: no breadcrumbs,
 * requests, source lines, machine names, sessions or traces.
 */
export async function openReporter({
  dsn,
  service,
  release,
}: ReporterOptions): Promise<Reporter | undefined> {
  if (dsn === undefined) return undefined;
  // 0.5 s and 60 MB, which only those pay who want it.
  const { NodeClient, Scope, defaultStackParser, makeNodeTransport } = await import("@sentry/node");
  const built = new Map<string, ErrorEvent>();
  const client = new NodeClient({
    dsn,
    release,
    integrations: [],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeNodeTransport,
    // What the library added on the way is left behind: the event goes as it was built.
    beforeSend: ({ event_id = "" }) => {
      const event = built.get(event_id);
      built.delete(event_id);
      return event ?? null;
    },
  });
  let minute = 0;
  let told = 0;
  return {
    report: (error, place) => {
      if (isKnownHarmless(error)) return;
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) told = 0;
      minute = now;
      told += 1;
      if (told > mostEachMinute) return;
      const event = failureEvent(error, { ...place, service, release }, defaultStackParser);
      const id = String(event.event_id);
      built.set(id, event);
      client.captureEvent({ ...event }, { event_id: id }, new Scope());
    },
    close: async () => void (await client.close(closeMs)),
  };
}
