import { DomainError } from "@stopbank/errors";
import type { FastifyRequest } from "fastify";
import type { CallerOptions } from "./caller.ts";

/**
 * Finds the id of the person whom a request is made for, before the call is: undefined for a visitor, and for whoever has a
 * session or a token that is not good, of which the call itself tells. What a token says is not believed, since anybody can
 * write one: the API, which alone can know it, is asked. That takes it milliseconds, so this is for what takes longer.
 *
 * @throws DomainError `api/unreachable` and others where the API cannot say.
 */
export const createMemberOf =
  ({ cookie, findSession, upstream }: Pick<CallerOptions, "cookie" | "findSession" | "upstream">) =>
  async (request: FastifyRequest): Promise<string | undefined> => {
    const id = cookie.read(request);
    if (id !== undefined) return (await findSession(id, { slide: false }))?.userId;
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined) return undefined;
    try {
      return (await upstream.user(token, undefined)).user_uuid;
    } catch (error) {
      if (error instanceof DomainError && (error.kind === "unauthenticated" || error.kind === "forbidden"))
        return undefined;
      throw error;
    }
  };
