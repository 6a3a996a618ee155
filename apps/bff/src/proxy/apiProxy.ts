import fastifyHttpProxy from "@fastify/http-proxy";
import fastifyReplyFrom from "@fastify/reply-from";
import { pathsOf, type Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpTransport } from "../api/overHttp.ts";
import { targetOf } from "../api/target.ts";
import type { ApiTransport } from "../api/transport.ts";
import { isPackable } from "../edge/compression.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import type { Ask, AskAs } from "../principal/askAs.ts";
import { bearerOf } from "../principal/principal.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { ProxyPassage } from "./passage.ts";
import { fromOptions, passByReply, passingOptions, startPassing } from "./passByReply.ts";
import { passBySend } from "./passBySend.ts";

export interface ProxyOptions {
  readonly cookie: SessionCookie;
  readonly askAs: AskAs;
  readonly api: ApiTransport | HttpTransport;
  /** Whether stories are shown to those who have not signed in. */
  readonly embedsStories: boolean;
}

/** How long until an answer has to begin. */
const timeoutMs = 300_000;
/** Calls a page may not make itself: their answers hold tokens, which never reach a browser. */
const tokenCalls = new Set<Route>([
  routes.login,
  routes.refreshToken,
  routes.logout,
  routes.respondToAuthChallenge,
  routes.meetSecondFactor,
  routes.enrol,
  routes.passkeyLogin,
  routes.beginProviderSignIn,
  routes.finishProviderSignIn,
  // It answers what names the person to their provider.
  routes.providerLogOut,
]);

/** Of stories as other sites embed them. */
const embeddedCalls = new Set<Route>([routes.embeddedStory, routes.embeddedStoryFigures]);

/**
 * `/api/*`: the contract's calls and nothing else, passed to the API as the request's principal. Paths and methods come
 * from the route table, headers are built from nothing, redirects are not followed.
 *
 * An API in other processes is reached by `@fastify/reply-from`, and its bytes (tiles) by `@fastify/http-proxy` over it.
 */
export async function registerApiProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { api } = options;
  const all = Object.values<Route>(routes);
  if (!("processes" in api)) return registerCalls(app, all, passBySend, options);
  const bytes = all.filter(({ produces }) => produces !== undefined);
  await app.register(async (scope) => {
    await scope.register(fastifyReplyFrom, { base: api.origin, ...fromOptions(api) });
    await registerCalls(scope, without(all, bytes), passByReply, options);
  });
  await registerBytes(app, bytes, api, options);
}

const without = (all: readonly Route[], some: readonly Route[]) =>
  all.filter((route) => !some.includes(route));

type Pass = (request: FastifyRequest, reply: FastifyReply, passage: ProxyPassage) => Promise<void>;

async function registerCalls(
  app: FastifyInstance,
  calls: readonly Route[],
  pass: Pass,
  options: ProxyOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are kept as they came, so that they can be sent a second time after a refresh.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
    for (const route of calls)
      for (const path of pathsOf(route))
        scope.route({
          method: route.method === "GET" ? ["GET", "HEAD"] : route.method,
          url: `/api${path}`,
          // A body beyond it is refused before it is held in memory twice.
          ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
          handler: async (request, reply) => {
            await pass(request, reply, await passageOf(request, reply, route, options));
            // Once and not by every function on the way: each wait for a reply listens to its connection.
            return reply;
          },
        });
  });
}

/** What answers bytes and takes no body, from an API in other processes. */
async function registerBytes(
  app: FastifyInstance,
  calls: readonly Route[],
  api: HttpTransport,
  options: ProxyOptions,
): Promise<void> {
  const byPath = new Map(calls.flatMap((route) => pathsOf(route).map((path) => [`/api${path}`, route])));
  await app.register(fastifyHttpProxy, {
    ...fromOptions(api),
    upstream: api.origin,
    prefix: "/api",
    rewritePrefix: "/",
    routes: calls.flatMap(pathsOf),
    httpMethods: ["GET", "HEAD"],
    proxyPayloads: false,
    replyOptions: passingOptions(timeoutMs),
    preHandler: (request, reply, done) => {
      const route = byPath.get(request.routeOptions.url ?? "");
      if (route === undefined) return done(new Error("A route of bytes is not in the table."));
      passageOf(request, reply, route, options)
        .then((passage) => startPassing(request, passage))
        .then(() => done(), done);
    },
  });
}

/** A request on its way, after the checks that keep other sites and stale sessions out. */
async function passageOf(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  options: ProxyOptions,
): Promise<ProxyPassage> {
  const target = targetOf(request.raw.url ?? "", "/api");
  const body = request.body as Buffer | undefined;
  return {
    ask: await admit(request, route, options),
    target,
    body: body !== undefined && body.length > 0 ? body : undefined,
    isPackable: isPackable(route),
    callerGone: untilGone(reply, () => new Error("Whoever asked has gone.")),
    timeoutMs,
  };
}

/** The API as whoever calls. */
async function admit(
  request: FastifyRequest,
  route: Route,
  { cookie, askAs, embedsStories }: ProxyOptions,
): Promise<Ask> {
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
  if (!embedsStories && embeddedCalls.has(route))
    throw new DomainError(
      "forbidden",
      "stories/not-embedded",
      "No site may embed stories of this installation.",
    );
  return request.ask();
}
