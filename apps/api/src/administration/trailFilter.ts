import type { TrailExportQuery } from "@stopbank/contract/administration";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { peopleNamed, type TrailFilter } from "@stopbank/store/audit-trail";

/** What a query asks for of a client's trail. @throws DomainError `audit/bad-date`. */
export async function trailFilterOf(
  store: Store,
  clientId: string,
  { action, actor_uuid, subject: text, from, until }: TrailExportQuery,
): Promise<TrailFilter> {
  const subject =
    text === undefined
      ? undefined
      : { text, userIds: await store.withClient(clientId, (tx) => peopleNamed(tx, text)) };
  return {
    action,
    actorUserId: actor_uuid?.toLowerCase(),
    subject,
    from: dateOf(from),
    until: dateOf(until),
  };
}

/** @throws DomainError `audit/bad-date` for a day that no calendar has. */
function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  throw new DomainError("invalid", "audit/bad-date", `There is no day ${text.slice(0, 10)}.`);
}
