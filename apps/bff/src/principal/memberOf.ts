import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { Ask } from "./askAs.ts";
import type { Principal } from "./principal.ts";

/**
 * Finds the id of the person whom a request is made for, before the call is: undefined for a visitor, and for whoever has a
 * session or a token that is not good, of which the call itself tells. What a token says is not believed, since anybody can
 * write one: the API, which alone can know it, is asked. That takes it milliseconds, so this is for what takes longer.
 *
 * @throws DomainError `api/unreachable` and others where the API cannot say.
 */
export const createMemberOf =
  (askAs: (principal: Principal) => Pick<Ask, "send">) =>
  async (request: Pick<FastifyRequest, "principal">): Promise<string | undefined> => {
    try {
      const principal = await request.principal();
      if (principal.kind === "session") return principal.session.userId;
      if (principal.kind === "visitor" || !/^Bearer ./i.test(principal.authorization)) return undefined;
      return (await callOver(askAs(principal).send)(routes.currentUser, {})).user_uuid;
    } catch (error) {
      if (error instanceof DomainError && (error.kind === "unauthenticated" || error.kind === "forbidden"))
        return undefined;
      throw error;
    }
  };
