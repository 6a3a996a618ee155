import { pathsOf, type Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { targetOf } from "../api/target.ts";
import { type ApiAnswer, type ApiTransport, bytesOf } from "../api/transport.ts";
import { isPackable, packed } from "../edge/compression.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { type Caller, type CallerOptions, callerOf } from "../principal/caller.ts";
import { forwardedHeaders, returnedHeaders } from "./forwardedHeaders.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The client that the host's subdomain names. */
    subdomain: string | undefined;
  }
}

export interface ProxyOptions extends CallerOptions {
  readonly api: ApiTransport;
}

/** How long until an answer has to begin. */
const timeoutMs = 300_000;
/** Calls a page may not make itself: their answers hold tokens, which never reach a browser. */
const tokenCalls = new Set<Route>([routes.login, routes.refreshToken, routes.logout]);

/**
 * `/api/*`: the contract's calls and nothing else, passed to the API with the session's token. Paths and methods come
 * from the route table, headers are built from nothing, redirects are not followed.
 *
 * When the API says that the token has expired, it is refreshed once and the call sent again: a 401 means that the
 * API did nothing with it, so this is safe for every method.
 */
export async function registerApiProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are kept as they came, so that they can be sent a second time after a refresh.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
    for (const route of Object.values<Route>(routes))
      for (const path of pathsOf(route))
        scope.route({
          method: route.method === "GET" ? ["GET", "HEAD"] : route.method,
          url: `/api${path}`,
          // A body beyond it is refused before it is held in memory twice.
          ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
          handler: async (request, reply) => {
            const target = targetOf(request.raw.url ?? "", "/api");
            const caller = await admit(request, route, options);
            const whole = await answerTo(request, reply, target, caller, options);
            const answer = isPackable(route)
              ? await packed(whole, request.headers["accept-encoding"])
              : whole;
            return reply.code(answer.status).headers(returnedHeaders(answer.headers)).send(answer.body);
          },
        });
  });
}

/** Who the call is made for, after the checks that keep other sites and stale sessions out. */
async function admit(request: FastifyRequest, route: Route, options: ProxyOptions): Promise<Caller> {
  const hasCookie = options.cookie.read(request) !== undefined;
  if (tokenCalls.has(route)) {
    if (hasCookie || request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== undefined)
      throw new DomainError(
        "forbidden",
        "request/not-from-a-browser",
        "A browser signs in with POST /bff/session: tokens are for programs.",
      );
    return { session: undefined, authorization: request.headers.authorization, clientName: undefined };
  }
  guardAgainstForgery(request, hasCookie);
  return callerOf(request, options);
}

/** The API's answer, after a refresh where the session's token had expired. */
async function answerTo(
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  { session, authorization, clientName }: Caller,
  { api, refresh }: ProxyOptions,
): Promise<ApiAnswer> {
  const signal = untilGone(reply, () => new Error("Whoever asked has gone."));
  const body = request.body as Buffer | undefined;
  const hasBody = body !== undefined && body.length > 0;
  const ask = (token: string | undefined) =>
    api.send({
      method: request.method,
      target,
      headers: {
        ...forwardedHeaders(request, { authorization: token, clientName }),
        ...(hasBody ? { "content-type": request.headers["content-type"] ?? "application/octet-stream" } : {}),
      },
      body: hasBody ? body : undefined,
      signal,
      timeoutMs,
    });
  const answer = await ask(authorization);
  if (session === undefined || answer.status !== 401) return answer;
  const refusal = await bytesOf(answer);
  if (!refusal.includes("TokenExpired")) return { ...answer, body: refusal };
  const { tokens } = await refresh(session);
  return ask(`Bearer ${tokens.accessToken}`);
}
