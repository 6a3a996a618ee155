import { backgroundHeader } from "@stopbank/contract/background";
import type { Store } from "@stopbank/store";
import { findClient } from "@stopbank/store/clients";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { Ask, AskAs } from "./askAs.ts";
import { type FindSession, type LiveSession, sessionExpired } from "./liveSession.ts";
import { bearerOf, type Principal } from "./principal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Who the request is made for, looked up once, when it is first asked.
     *
     * @throws DomainError `session/expired` when its cookie has no session any more: the page has to be told, instead of
     *   quietly becoming a visitor's.
     */
    principal(): Promise<Principal>;
    /** The client asked for: by header, else by the host's subdomain, else the remembered one. The API has the last word. */
    clientName(): Promise<string | undefined>;
    /** The API as the request's principal, in the client asked for. */
    ask(): Promise<Ask>;
  }
  interface FastifyContextConfig {
    /** False for what a page asks by itself, which must not keep a session alive. */
    readonly slidesSession?: false;
  }
}

export interface PrincipalParts {
  readonly store: Store;
  readonly findSession: FindSession;
  readonly cookie: SessionCookie;
  readonly askAs: AskAs;
}

/** Gives every request its principal. */
export function decidePrincipals(
  app: FastifyInstance,
  { store, findSession, cookie, askAs }: PrincipalParts,
): void {
  const principalOf = oncePerRequest(async (request): Promise<Principal> => {
    const id = cookie.read(request);
    if (id === undefined) return bearerOf(request.headers.authorization);
    const slide =
      request.routeOptions.config.slidesSession !== false && request.headers[backgroundHeader] === undefined;
    const session = await findSession(id, { slide });
    if (session === undefined) throw sessionExpired();
    return { kind: "session", session };
  });
  const clientNameOf = oncePerRequest(async (request) => {
    const wishedName = wishedClient(request);
    if (wishedName !== undefined) return wishedName;
    const principal = await principalOf(request);
    if (principal.kind !== "session") return undefined;
    return request.subdomain ?? rememberedClientName(principal.session, store);
  });
  const askOf = oncePerRequest(async (request) => {
    const principal = await principalOf(request);
    return askAs(principal, await clientNameOf(request));
  });
  app.decorateRequest("principal", function (this: FastifyRequest) {
    return principalOf(this);
  });
  app.decorateRequest("clientName", function (this: FastifyRequest) {
    return clientNameOf(this);
  });
  app.decorateRequest("ask", function (this: FastifyRequest) {
    return askOf(this);
  });
}

/** With the request itself, and not in a map beside it: of five hundred a second, maps with weak keys are long to clear. */
function oncePerRequest<T>(find: (request: FastifyRequest) => Promise<T>) {
  const found = Symbol("found");
  return (request: FastifyRequest & { [found]?: Promise<T> }): Promise<T> => {
    request[found] ??= find(request);
    return request[found];
  };
}

function wishedClient(request: FastifyRequest): string | undefined {
  const header = request.headers["ui-client-name"];
  return typeof header === "string" && /^[a-z0-9][a-z0-9_-]{0,62}$/.test(header) ? header : undefined;
}

export async function rememberedClientName(
  { rememberedClientId }: Pick<LiveSession, "rememberedClientId">,
  store: Store,
): Promise<string | undefined> {
  return rememberedClientId === undefined
    ? undefined
    : (await findClient(store.shared, rememberedClientId))?.clientName;
}
