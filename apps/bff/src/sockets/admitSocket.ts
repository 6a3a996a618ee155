import type { SocketQuery } from "@stopbank/contract/socket";
import { networkOf } from "@stopbank/http-edge/network";
import type { Get } from "@stopbank/plugin-api";
import { caller } from "@stopbank/plugin-api/server";
import { createCallerServices, type JobsOf, signInFirst } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import type { AskAs } from "../principal/askAs.ts";
import { programsAskedAs } from "../principal/programsAskedAs.ts";
import { createSocketPlaces, type SocketLimits } from "./places.ts";

/** Who listens at a socket, as it was when it was opened. */
export interface Listener {
  /** Of the session it was opened with; a program has none. */
  readonly sessionId?: string;
  readonly userId: string;
  readonly clientId: string;
}

export interface AdmissionParts {
  readonly store: Store;
  readonly askAs: AskAs;
  readonly jobsOf: JobsOf;
  readonly get: Get;
  readonly limits: SocketLimits;
}

/**
 * Makes what decides who may listen: somebody with a session, in a client of theirs, while there are places. A place is held
 * from before the first question until the connection is gone, so that asking many times at once does not help.
 *
 * The made function throws DomainError `auth/sign-in-first`, `session/expired`, `client/not-yours`, `socket/too-many`.
 */
export function createSocketAdmission({ store, askAs, jobsOf, get, limits }: AdmissionParts) {
  const take = createSocketPlaces();
  /** @param programs whether one with a token of its own may open it, as pages may. */
  return async (
    request: FastifyRequest<{ Querystring: Pick<SocketQuery, "client"> }>,
    { programs = false }: { readonly programs?: boolean } = {},
  ): Promise<Listener> => {
    const hold = (name: string, most: number) => {
      const release = take(name, most);
      const { socket } = request.raw;
      if (socket.destroyed) release();
      else socket.once("close", release);
    };
    hold("all", limits.most);
    hold(`network ${networkOf(request.ip)}`, limits.mostOfNetwork);
    const principal = await request.principal();
    const isProgram = programs && (principal.kind === "bearer" || principal.kind === "token");
    if (principal.kind !== "session" && !isProgram) throw signInFirst();
    const ask = askAs(principal, request.query.client);
    const services = createCallerServices({
      askedAs: async () => programsAskedAs(principal, ask),
      openStore: async () => store,
      log: request.log,
      plugin: "sockets",
      jobsOf,
      get,
    });
    if (principal.kind === "session") hold(`session ${principal.session.handle}`, limits.mostOfSession);
    const { client, userId } = await services(caller);
    if (userId === undefined) throw signInFirst();
    if (principal.kind === "session") return { sessionId: principal.session.id, userId, clientId: client.id };
    hold(`program ${client.id} ${userId}`, limits.mostOfSession);
    return { userId, clientId: client.id };
  };
}
