import { isEmailDomain } from "@stopbank/contract/email";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { listAuditActions, readAuditTrail } from "@stopbank/store/audit-trail";
import { approveEmailDomain, listEmailDomains, withdrawEmailDomain } from "@stopbank/store/email-domains";
import { switchFeatureFlag } from "@stopbank/store/feature-flags";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { cursorOf, placeOf } from "./trailCursor.ts";

const pageSize = 50;

/** What administrators of a client look after, beside its people. */
export function administrationRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.switchFlag, ({ params: { flag }, body: { position }, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const before = await switchFeatureFlag(tx, flag, position);
      if (before !== position)
        await recordClientEvent(tx, {
          action: "flag.changed",
          actorUserId: caller.userId,
          subject: flag,
          details: { before, after: position },
        });
      return { flag, position, before };
    }),
  );

  const changeDomain = (written: string, change: typeof approveEmailDomain, caller: MemberCaller) => {
    const domain = written.trim().toLowerCase();
    if (!isEmailDomain(domain))
      throw new DomainError(
        "invalid",
        "client/bad-domain",
        "This is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.",
      );
    return store.withClient(caller.client.id, async (tx) => {
      const before = await listEmailDomains(tx);
      if (await change(tx, domain))
        await recordClientEvent(tx, {
          action: "email-domain.changed",
          actorUserId: caller.userId,
          subject: domain,
          details: { before, after: await listEmailDomains(tx) },
        });
      return listEmailDomains(tx);
    });
  };
  register(routes.approveEmailDomain, ({ params: { domain }, caller }) =>
    changeDomain(domain, approveEmailDomain, caller),
  );
  register(routes.withdrawEmailDomain, ({ params: { domain }, caller }) =>
    changeDomain(domain, withdrawEmailDomain, caller),
  );

  register(routes.auditTrail, async ({ query, caller: { client } }) => {
    const { action, actor_uuid: actorUserId, from, until, cursor } = query;
    const filter = { action, actorUserId, from: dateOf(from), until: dateOf(until) };
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const { events, next } = await store.withClient(client.id, (tx) =>
      readAuditTrail(tx, filter, after, pageSize),
    );
    return {
      events: events.map((event) => ({
        id: event.id,
        at: event.at.toISOString(),
        action: event.action,
        actor:
          event.actorUserId === null || event.actorEmail === null
            ? null
            : { user_uuid: event.actorUserId, email: event.actorEmail },
        subject: event.subjectEmail ?? event.subject,
        details: event.details as Record<string, unknown>,
      })),
      next_cursor: next === undefined ? null : cursorOf(next),
    };
  });

  register(routes.auditActions, ({ caller: { client } }) => store.withClient(client.id, listAuditActions));
}

/** @throws DomainError `audit/bad-date` for a day that no calendar has. */
function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  throw new DomainError("invalid", "audit/bad-date", `There is no day ${text.slice(0, 10)}.`);
}
