import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { endPersonSessions, personSessions } from "@stopbank/store/person-sessions";
import type { RegisterRoute } from "../http/registerRoute.ts";

/** Where a person of a client is logged in, and logging them out. */
export function personSessionRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.personSessions, async ({ params, caller: { client } }) => {
    const seen = await personSessions(store, client.id, params.user_uuid.toLowerCase());
    return {
      belongs_elsewhere: seen.belongsElsewhere,
      sessions: seen.sessions.map(({ handle, device, network, createdAt, lastSeenAt }) => ({
        session: handle,
        device,
        network,
        begun_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
      })),
      sign_ins: seen.signIns.map(({ at, action }) => ({ at: at.toISOString(), action })),
    };
  });

  register(routes.endPersonSessions, async ({ params, caller: { client, userId: byUserId } }) => ({
    ended: await endPersonSessions(store, client.id, { userId: params.user_uuid.toLowerCase(), byUserId }),
  }));

  register(routes.endPersonSession, async ({ params, caller: { client, userId: byUserId } }) => ({
    ended: await endPersonSessions(store, client.id, {
      userId: params.user_uuid.toLowerCase(),
      handle: params.session.toLowerCase(),
      byUserId,
    }),
  }));
}
