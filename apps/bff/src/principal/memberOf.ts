import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { presentedToken } from "@stopbank/store/api-tokens";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { Ask } from "./askAs.ts";
import type { Principal } from "./principal.ts";

/**
 * Finds the id of the person, or of their API token, whom a request is made for, before the call is: undefined for a visitor, and for whoever has a
 * session or a token that is not good, of which the call itself tells. What a token says is not believed, since anybody can
 * write one: the API, which alone can know it, is asked, and of an API token the store. That takes it milliseconds, so this is for what takes longer.
 *
 * @throws DomainError `api/unreachable` and others where the API cannot say.
 */
export const createMemberOf =
  (askAs: (principal: Principal) => Pick<Ask, "send">, store: Pick<Store, "withClient" | "withToken">) =>
  async (request: Pick<FastifyRequest, "principal">): Promise<string | undefined> => {
    try {
      const principal = await request.principal();
      if (principal.kind === "session") return principal.session.userId;
      if (principal.kind === "token") return await tokenId(store, principal.authorization);
      if (principal.kind === "visitor" || !/^Bearer ./i.test(principal.authorization)) return undefined;
      return (await callOver(askAs(principal).send)(routes.currentUser, {})).user_uuid;
    } catch (error) {
      if (error instanceof DomainError && (error.kind === "unauthenticated" || error.kind === "forbidden"))
        return undefined;
      throw error;
    }
  };

/** Each token has room of its own, so that none takes its maker's, or another's. */
async function tokenId(
  store: Pick<Store, "withClient" | "withToken">,
  authorization: string,
): Promise<string | undefined> {
  const found = await presentedToken(store, authorization.replace(/^Bearer /i, ""));
  return typeof found === "string" ? undefined : found.id;
}
