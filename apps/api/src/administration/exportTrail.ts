import { Readable } from "node:stream";
import { csvRow } from "@stopbank/exports/csv-row";
import type { Store } from "@stopbank/store";
import {
  readAuditTrail,
  type TrailEvent,
  type TrailFilter,
  type TrailPlace,
} from "@stopbank/store/audit-trail";
import type { Asker } from "../work/asker.ts";

/** Read in one transaction: a few milliseconds, in which nobody else has its connection. */
const PAGE = 1_000;

const byteOrderMark = "\uFEFF";
const head = [
  "time_utc",
  "action",
  "person_email",
  "person_uuid",
  "subject",
  "subject_email",
  "before",
  "after",
  "other_details",
];

/**
 * A trail as CSV, newest first, as fast as it is read: a page at a time by where the one before ended, so that of however many events
 * a thousand are in memory, and others' calls and statements come between. It ends when its reader has gone.
 */
export function exportTrail(
  { store, clientId, asker }: { readonly store: Store; readonly clientId: string; readonly asker: Asker },
  filter: TrailFilter,
): Readable {
  const rows = async function* () {
    yield byteOrderMark + csvRow(head);
    let after: TrailPlace | undefined;
    do {
      await asker.turn();
      asker.signal.throwIfAborted();
      const before = after;
      const page = await store.withClient(clientId, (tx) => readAuditTrail(tx, filter, before, PAGE));
      if (page.events.length > 0) yield page.events.map((event) => csvRow(cellsOf(event))).join("");
      after = page.next;
    } while (after !== undefined);
  };
  // One page waits while another is sent.
  return Readable.from(rows(), { highWaterMark: 1 });
}

function cellsOf({ at, action, actorEmail, actorUserId, subject, subjectEmail, details }: TrailEvent) {
  const { before, after, ...rest } = details as Readonly<Record<string, unknown>>;
  return [
    at.toISOString(),
    action,
    actorEmail,
    actorUserId,
    subject,
    subjectEmail,
    textOf(before),
    textOf(after),
    Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  ];
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === "string" ? value : JSON.stringify(value);
