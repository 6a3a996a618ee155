import type { WebSocket } from "@fastify/websocket";
import { socketCloses } from "@stopbank/contract/socket-address";
import type { Store } from "@stopbank/store";
import { membersAmong } from "@stopbank/store/memberships";
import { liveSessionIds } from "@stopbank/store/sessions";
import type { Listener } from "./admitSocket.ts";

/**
 * Closes the sockets of sessions that have ended and of people who are no members any more, in whatever process and for
 * whatever reason that was: nobody has to tell. One question for all sessions, and one for each client.
 *
 * @throws what the store does; then nobody can be vouched for, and all sockets are closed.
 */
export async function endListeners(
  store: Pick<Store, "shared" | "withClient">,
  listeners: ReadonlyMap<WebSocket, Listener>,
): Promise<void> {
  const open = [...listeners];
  try {
    const ids = open.flatMap(([, { sessionId }]) => sessionId ?? []);
    const live = isSome(ids) ? await liveSessionIds(store.shared, ids) : new Set<string>();
    for (const [socket, { sessionId }] of open)
      if (sessionId !== undefined && !live.has(sessionId)) socket.close(socketCloses.sessionEnded);
    for (const [clientId, group] of Map.groupBy(open, ([, listener]) => listener.clientId)) {
      const users = group.map(([, { userId }]) => userId);
      if (!isSome(users)) continue;
      const members = await store.withClient(clientId, (tx) => membersAmong(tx, users));
      for (const [socket, { userId }] of group) if (!members.has(userId)) socket.close(socketCloses.notYours);
    }
  } catch (error) {
    for (const [socket] of open) socket.close(1013);
    throw error;
  }
}

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;
