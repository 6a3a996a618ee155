import { DomainError } from "@stopbank/errors";
import type { Get } from "@stopbank/plugin-api";
import { caller } from "@stopbank/plugin-api/server";
import { createCallerServices, type ServerHost, signInFirst } from "@stopbank/plugin-api/server-host";
import type { FastifyRequest } from "fastify";

export interface OwnRoutesParts extends ServerHost {
  /** What plugins share. */
  readonly get: Get;
}

/**
 * Whoever makes a request, in the client that they make it in: a person, whose own something is.
 *
 * @throws DomainError `auth/sign-in-first`, `auth/people-only`, and what the API says of who may not use the client.
 */
export async function ownerOf(
  parts: OwnRoutesParts,
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly clientId: string; readonly clientName: string }> {
  const asked = await parts.askedAs(request);
  if (asked.kind === "visitor") throw signInFirst();
  if (asked.kind === "job")
    throw new DomainError("forbidden", "auth/people-only", "This is for people, and not for their jobs.");
  const services = createCallerServices({
    ...parts,
    askedAs: async () => asked,
    log: request.log,
    plugin: "jobs",
  });
  const { userId, client } = await services(caller);
  if (userId === undefined) throw signInFirst();
  return { userId, clientId: client.id, clientName: client.name };
}
