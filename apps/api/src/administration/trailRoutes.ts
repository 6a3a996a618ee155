import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  listAuditActions,
  readAuditTrail,
  type TrailEvent,
  type TrailFilter,
  type TrailPlace,
} from "@stopbank/store/audit-trail";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { cursorOf, placeOf } from "../wire/trailCursor.ts";
import { createExportPlaces } from "./exportPlaces.ts";
import { exportTrail } from "./exportTrail.ts";
import { trailFilterOf } from "./trailFilter.ts";

const pageSize = 50;
/** So long is looked for what is rare, before it is said how far that went. */
const lookMs = 80;

/** The trail of a client: a page at a time, as a file, and what kinds of things are in it. */
export function trailRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  const exportPlaceOf = createExportPlaces();

  register(routes.auditTrail, async ({ query: { cursor, ...query }, caller: { client } }) => {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const filter = await trailFilterOf(store, client.id, query);
    const { events, next } = await pageOf(store, client.id, filter, after);
    return {
      events: events.map((event) => ({
        id: event.id,
        at: event.at.toISOString(),
        action: event.action,
        actor: event.actorUserId === null ? null : { user_uuid: event.actorUserId, email: event.actorEmail },
        subject: event.subjectEmail ?? event.subject,
        details: event.details as Record<string, unknown>,
      })),
      next_cursor: next === undefined ? null : cursorOf(next),
    };
  });

  register(routes.exportAuditTrail, async ({ query, caller: { client, userId }, asker, reply }) => {
    const filter = await trailFilterOf(store, client.id, query);
    const leave = exportPlaceOf(client.id);
    try {
      await store.withClient(client.id, (tx) =>
        recordClientEvent(tx, { action: "trail.exported", actorUserId: userId, details: query }),
      );
      const day = new Date().toISOString().slice(0, 10);
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="audit-trail-${client.clientName}-${day}.csv"`);
      return await reply.send(
        exportTrail({ store, clientId: client.id, asker }, filter).once("close", leave),
      );
    } catch (error) {
      leave();
      throw error;
    }
  });

  register(routes.auditActions, ({ caller: { client } }) => store.withClient(client.id, listAuditActions));
}

/** A page, or what there is of it after some time of looking: each look is a transaction of its own, and others' come between. */
async function pageOf(store: Store, clientId: string, filter: TrailFilter, from: TrailPlace | undefined) {
  const until = performance.now() + lookMs;
  const events: TrailEvent[] = [];
  let next = from;
  do {
    const after = next;
    const page = await store.withClient(clientId, (tx) =>
      readAuditTrail(tx, filter, after, pageSize - events.length),
    );
    events.push(...page.events);
    next = page.next;
  } while (next !== undefined && events.length < pageSize && performance.now() < until);
  return { events, next };
}
