import httpProxy from "@fastify/http-proxy";
import type { Method, Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Caller, type CallerOptions, callerOf } from "./caller.ts";
import { forwardedHeaders, returnedHeaders } from "./forwardedHeaders.ts";
import { guardAgainstForgery } from "./requestGuard.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What a proxied call is sent to the API with. */
    onBehalf: Caller | undefined;
    /** The client that the host's subdomain names. */
    subdomain: string | undefined;
  }
}

export interface ProxyOptions extends CallerOptions {
  readonly apiUrl: URL;
}

const proxied: readonly Route[] = Object.values(routes);
/** The largest body any call takes; the API holds each to its own limit. */
const bodyLimitBytes = Math.max(...proxied.map((route) => route.bodyLimitBytes ?? 1_048_576));
/** Calls a page may not make itself: their answers hold tokens, which never reach a browser. */
const tokenPaths = new Set<string>([routes.login.path, routes.refreshToken.path, routes.logout.path]);

/**
 * `/api/*`: the contract's calls and nothing else, passed to the API with the session's token. The upstream
 * origin is fixed, paths and methods come from the route table, redirects are not followed.
 *
 * When the API says that the token has expired, it is refreshed once and the call sent again: a 401 means that the
 * API did nothing with it, so this is safe for every method.
 */
export async function registerApiProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  app.decorateRequest("onBehalf", undefined);
  await app.register(async (scope) => {
    // Bodies are kept as they came, so that they can be sent a second time after a refresh.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: bodyLimitBytes },
      (_request, bytes, done) => done(null, bytes),
    );
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const paths = pathsOf(method);
      if (paths.length === 0) continue;
      await scope.register(httpProxy, {
        upstream: options.apiUrl.origin,
        prefix: "/api",
        routes: paths,
        httpMethods: method === "GET" ? ["GET", "HEAD"] : [method],
        proxyPayloads: false,
        disableRequestLogging: true,
        disableCache: true,
        handler: async (request, reply, destination) => {
          request.onBehalf = await admit(request, options);
          return send(request, reply, destination, options, true);
        },
      });
    }
  });
}

const pathsOf = (method: Method) => [
  ...new Set(proxied.filter((route) => route.method === method).map((route) => route.path)),
];

/** Who the call is made for, after the checks that keep other sites and stale sessions out. */
async function admit(request: FastifyRequest, options: ProxyOptions): Promise<Caller> {
  const hasCookie = options.cookie.read(request) !== undefined;
  const path = request.url.slice("/api".length).split("?", 1)[0] ?? "";
  if (tokenPaths.has(path)) {
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

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  destination: string,
  options: ProxyOptions,
  mayRefresh: boolean,
): FastifyReply {
  const { session, authorization, clientName } = request.onBehalf as Caller;
  const body = request.body as Buffer | undefined;
  const contentType = request.headers["content-type"];
  return reply.from(destination, {
    ...(body === undefined || body.length === 0
      ? {}
      : { body, contentType: contentType ?? "application/octet-stream" }),
    rewriteRequestHeaders: (_request, { "content-length": length, "content-type": type, host }) => ({
      ...forwardedHeaders(request, { authorization, clientName }),
      ...(body === undefined || body.length === 0 ? {} : { "content-length": length, "content-type": type }),
      host,
    }),
    rewriteHeaders: (headers) => returnedHeaders(headers),
    onResponse: (_request, _reply, response) => {
      // reply-from hands over `{ statusCode, headers, stream }`; its typings describe the whole server response.
      const { stream } = response;
      if (session === undefined || !mayRefresh || reply.statusCode !== 401) {
        reply.send(stream);
        return;
      }
      text(stream)
        .then(async (answer) => {
          if (!answer.includes("TokenExpired")) return reply.send(answer);
          const fresh = await options.refresh(session);
          request.onBehalf = { session, authorization: `Bearer ${fresh.tokens.accessToken}`, clientName };
          for (const name of Object.keys(reply.getHeaders()))
            if (name.startsWith("content-")) reply.removeHeader(name);
          return send(request, reply, destination, options, false);
        })
        .catch((error: unknown) => reply.send(error));
    },
    onError: (failed, { error }) => {
      request.log.warn({ err: error }, "the API did not answer");
      failed.send(
        new DomainError("unavailable", "api/unreachable", "The service is not answering. Try again shortly."),
      );
    },
  });
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString("utf8");
}
