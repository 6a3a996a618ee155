import { safeReturnUrl } from "@stopbank/contract/return-url";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { holdChallenge, takeChallenge } from "@stopbank/store/login-challenges";
import { endSession } from "@stopbank/store/session-ends";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { callOver } from "../api/callOver.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { visitor } from "../principal/principal.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import { beginSession, type SessionBeginning } from "../session/beginSession.ts";
import type { ProviderCalls } from "./providerCalls.ts";
import { isFromElsewhere, requireNavigation } from "./requireNavigation.ts";
import type { SignInCookie } from "./signInCookie.ts";

export interface SignInParts extends SessionBeginning {
  readonly calls: ProviderCalls;
  readonly waiting: SignInCookie;
}

/** What waits for the browser to come back. */
interface HeldSignIn {
  readonly flow: string;
  readonly returnTo: string;
  /** The session that the browser had when it went: on its way back it does not send that cookie. */
  readonly former?: string;
}

const Named = Type.Object({ client: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }) });
const Wishes = Type.Object({
  returnTo: Type.Optional(Type.String({ maxLength: 4_000 })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
});
const Typed = Type.Object(
  { email: Type.Optional(Type.String({ maxLength: 320 })) },
  { additionalProperties: false },
);
const LogOutForm = Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 16_000 }) });

/** Signing in by a client's own provider: there, and back. Codes and states are in these addresses, which no log keeps. */
export function registerSignInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { store, askAs, publicUrl, calls, waiting, cookie } = parts;
  const unlogged = { logLevel: "warn" } as const;

  app.post<{ Body: { email?: string } }>(
    "/bff/sign-in/offer",
    { onRequest: async (request) => guardAgainstForgery(request, true), schema: { body: Typed } },
    async ({ body: { email }, subdomain = "" }) =>
      callOver(askAs(visitor).send)(routes.signInOffer, {
        body: email === undefined ? { subdomain } : { email },
      }),
  );

  app.get<{ Params: { client: string }; Querystring: { returnTo?: string; email?: string } }>(
    "/bff/sign-in/:client/begin",
    { ...unlogged, schema: { params: Named, querystring: Wishes } },
    async (request, reply) => {
      requireNavigation(request);
      // Only the person themselves begins: the page has a button.
      if (isFromElsewhere(request)) return reply.redirect("/auth/login", 303);
      const origin = originOf(request, publicUrl);
      if (new URL(origin).hostname !== URL.parse(`http://${request.headers.host}`)?.hostname)
        return reply.redirect(`${origin}${request.url}`, 302);
      const { returnTo, email: loginHint } = request.query;
      return orTrouble(reply, async () => {
        const redirectUri = `${origin}/bff/sign-in/callback`;
        const begun = await calls.begin(
          { clientName: request.params.client, redirectUri, loginHint },
          callerAddress(request),
        );
        const former = cookie.read(request);
        const held: HeldSignIn = {
          flow: begun.flow,
          returnTo: safeReturnUrl(returnTo) ?? "/home",
          ...(former === undefined ? {} : { former }),
        };
        waiting.set(reply, await holdChallenge(store.shared, held));
        return reply.redirect(begun.authorizationUrl, 303);
      });
    },
  );

  app.get("/bff/sign-in/callback", unlogged, async (request, reply) => {
    requireNavigation(request);
    const id = waiting.read(request) ?? "";
    waiting.clear(reply);
    return orTrouble(reply, async () => {
      const held = (await takeChallenge(store.shared, id)) as Partial<HeldSignIn> | undefined;
      const { flow, returnTo = "/home", former } = held ?? {};
      if (flow === undefined) throw over();
      const query = request.url.split("?").slice(1).join("?");
      const signedIn = await calls.finish({ flow, query }, callerAddress(request));
      if (former !== undefined) await endSession(store.shared, former);
      await beginSession(request, reply, signedIn, parts);
      return reply.redirect(returnTo, 303);
    });
  });

  app.get("/bff/sign-in/log-out", unlogged, async (request, reply) => {
    requireNavigation(request);
    const id = waiting.read(request) ?? "";
    waiting.clear(reply);
    const held = (await takeChallenge(store.shared, id)) as { endSessionUrl?: string } | undefined;
    return reply.redirect(held?.endSessionUrl ?? "/home", 303);
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Params: { client: string }; Body: { logout_token: string } }>(
      "/bff/sign-in/:client/log-out",
      { schema: { params: Named, body: LogOutForm } },
      async (request, reply) => {
        const { params, body } = request;
        await calls.backchannelLogOut(params.client, body.logout_token, callerAddress(request));
        return reply.header("cache-control", "no-store").status(200).send();
      },
    );
  });
}

/** Where the browser is to be: at the client's own host or the main one, as its cookies are. */
function originOf({ subdomain }: Pick<FastifyRequest, "subdomain">, publicUrl: URL): string {
  if (subdomain === undefined) return publicUrl.origin;
  const own = new URL(publicUrl);
  own.hostname = `${subdomain}.${publicUrl.hostname}`;
  return own.origin;
}

/** Whoever goes to an address is shown a page: the log-in, which says what went wrong in words of its own for the code. */
async function orTrouble(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    reply.log.warn({ code: error.code }, "somebody was not signed in by their organisation's provider");
    return reply.redirect(`/auth/login?trouble=${encodeURIComponent(error.code)}`, 303);
  }
}

const over = () =>
  new DomainError("unauthenticated", "sign-in/over", "This log-in has taken too long. Log in again.");
