import { randomUUID } from "node:crypto";
import { clientTag } from "./clientTag.ts";
import type { Envelope } from "./openSender.ts";

/** What somebody said in the dialog, to be passed on in their words. */
export interface ReportedFeedback {
  /** What it is about: "Issue". */
  readonly name: string;
  readonly email?: string | undefined;
  /** The words, and the list of layers. */
  readonly message: string;
  /** The failure that it is about. */
  readonly associatedEventId?: string | undefined;
  readonly attachments: readonly { readonly filename: string; readonly bytes: Uint8Array }[];
  readonly client: string;
}

/**
 * User feedback as Sentry takes it, built from nothing as events are: what its writer gave, the client and the release. Neither
 * who they are beyond that, nor the page, whose address holds the place on the map.
 */
export function feedbackEnvelope(
  { name, email, message, associatedEventId, attachments, client }: ReportedFeedback,
  release: string,
): Envelope {
  const eventId = randomUUID().replaceAll("-", "");
  const tag = clientTag(client);
  const event = {
    type: "feedback" as const,
    event_id: eventId,
    timestamp: Date.now() / 1_000,
    level: "info" as const,
    platform: "javascript",
    release,
    contexts: {
      feedback: {
        name,
        message,
        source: "dialog",
        ...(email === undefined ? {} : { contact_email: email }),
        ...(associatedEventId === undefined ? {} : { associated_event_id: associatedEventId }),
      },
    },
    tags: { service: "browser", ...(tag === undefined ? {} : { client: tag }) },
  };
  return [
    { event_id: eventId, sent_at: new Date().toISOString() },
    [
      [{ type: "feedback" }, event],
      ...attachments.map(
        ({ filename, bytes }) =>
          [
            { type: "attachment", length: bytes.length, filename, content_type: "image/webp" },
            bytes,
          ] as const satisfies readonly [object, Uint8Array],
      ),
    ],
  ] as unknown as Envelope;
}
