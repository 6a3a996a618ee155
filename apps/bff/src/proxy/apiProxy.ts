import { pathsOf, type Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { targetOf } from "../api/target.ts";
import { isPackable, packed } from "../edge/compression.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import type { Ask, AskAs } from "../principal/askAs.ts";
import { bearerOf } from "../principal/principal.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";
import { forwardedHeaders, returnedHeaders } from "./forwardedHeaders.ts";

export interface ProxyOptions {
  readonly cookie: SessionCookie;
  readonly askAs: AskAs;
}

/** How long until an answer has to begin. */
const timeoutMs = 300_000;
/** Calls a page may not make itself: their answers hold tokens, which never reach a browser. */
const tokenCalls = new Set<Route>([routes.login, routes.refreshToken, routes.logout]);

/**
 * `/api/*`: the contract's calls and nothing else, passed to the API as the request's principal. Paths and methods come
 * from the route table, headers are built from nothing, redirects are not followed.
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
            const ask = await admit(request, route, options);
            const body = request.body as Buffer | undefined;
            const hasBody = body !== undefined && body.length > 0;
            const whole = await ask.send({
              method: request.method,
              target,
              headers: {
                ...forwardedHeaders(request),
                ...(hasBody
                  ? { "content-type": request.headers["content-type"] ?? "application/octet-stream" }
                  : {}),
              },
              body: hasBody ? body : undefined,
              signal: untilGone(reply, () => new Error("Whoever asked has gone.")),
              timeoutMs,
            });
            const answer = isPackable(route)
              ? await packed(whole, request.headers["accept-encoding"])
              : whole;
            return reply.code(answer.status).headers(returnedHeaders(answer.headers)).send(answer.body);
          },
        });
  });
}

/** The API as whoever calls, after the checks that keep other sites and stale sessions out. */
async function admit(request: FastifyRequest, route: Route, { cookie, askAs }: ProxyOptions): Promise<Ask> {
  const hasCookie = cookie.read(request) !== undefined;
  if (tokenCalls.has(route)) {
    if (hasCookie || request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== undefined)
      throw new DomainError(
        "forbidden",
        "request/not-from-a-browser",
        "A browser signs in with POST /bff/session: tokens are for programs.",
      );
    return askAs(bearerOf(request.headers.authorization));
  }
  guardAgainstForgery(request, hasCookie);
  return request.ask();
}
