import type { SocketQuery } from "@stopbank/contract/socket";
import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import type { Get } from "@stopbank/plugin-api";
import { caller } from "@stopbank/plugin-api/server";
import { createCallerServices, type JobsOf } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { AskAs } from "../principal/askAs.ts";
import { createSocketPlaces, type SocketLimits } from "./places.ts";

/** Who listens at a socket, as it was when it was opened. */
export interface Listener {
  /** Of the session it was opened with. */
  readonly sessionId: string;
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
  return async (request: FastifyRequest<{ Querystring: SocketQuery }>): Promise<Listener> => {
    const hold = (name: string, most: number) => {
      const release = take(name, most);
      const { socket } = request.raw;
      if (socket.destroyed) release();
      else socket.once("close", release);
    };
    hold("all", limits.most);
    hold(`network ${networkOf(request.ip)}`, limits.mostOfNetwork);
    const principal = await request.principal();
    if (principal.kind !== "session")
      throw new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");
    hold(`session ${principal.session.handle}`, limits.mostOfSession);
    const call = callOver(askAs(principal, request.query.client).send);
    const services = createCallerServices({
      askedAs: async () => ({ kind: principal.kind, call }),
      openStore: async () => store,
      log: request.log,
      plugin: "sockets",
      jobsOf,
      get,
    });
    const { client } = await services(caller);
    return { sessionId: principal.session.id, userId: principal.session.userId, clientId: client.id };
  };
}
