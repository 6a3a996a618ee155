import type { ErrorEvent, NodeClient } from "@sentry/node";
import type { ParseStack } from "./failureEvent.ts";

export interface EventSender {
  readonly parse: ParseStack;
  /** Sends soon. What cannot be sent is lost: nobody waits for it and nothing fails of it. */
  send(event: ErrorEvent): void;
  /** The same for what is no failure: it goes as it is, without any way through the library. */
  post(envelope: Envelope): void;
  /** Waits a little for what is still on its way. */
  close(): Promise<void>;
}

export type Envelope = Parameters<NodeClient["sendEnvelope"]>[0];

/** One cause fails every request: beyond it a minute's failures say nothing new. */
const mostEachMinute = 60;
const closeMs = 2_000;

/**
 * Sends events to Sentry, sixty a minute at most. Of the library only the client is used, without anything that collects by itself:
 * no breadcrumbs, requests, source lines, machine names, sessions or traces.
 */
export async function openSender(dsn: string, release: string): Promise<EventSender> {
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
  let sentThisMinute = 0;
  const hasRoom = (): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) sentThisMinute = 0;
    minute = now;
    sentThisMinute += 1;
    return sentThisMinute <= mostEachMinute;
  };
  return {
    parse: defaultStackParser,
    send: (event) => {
      if (!hasRoom()) return;
      const id = String(event.event_id);
      built.set(id, event);
      client.captureEvent({ ...event }, { event_id: id }, new Scope());
    },
    post: (envelope) => {
      if (hasRoom()) void client.sendEnvelope(envelope);
    },
    close: async () => void (await client.close(closeMs)),
  };
}
