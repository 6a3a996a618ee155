import type { Readable } from "node:stream";
import type { FastifyReplyFromHooks, FastifyReplyFromOptions } from "@fastify/reply-from";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpTransport } from "../api/overHttp.ts";
import { type ApiAnswer, bytesOf, unreachable } from "../api/transport.ts";
import { packed } from "../edge/compression.ts";
import type { Identity } from "../principal/askAs.ts";
import { cancellable, goneSignal } from "./cancellable.ts";
import { contentTypeOf, forwardedHeaders, returnedHeaders } from "./forwardedHeaders.ts";
import type { ProxyPassage } from "./passage.ts";

interface PassedRequest extends ProxyPassage {
  readonly identity: Identity;
  /** It was refused once, and is on its way with newer tokens. */
  readonly isSecond: boolean;
}

/** How `@fastify/reply-from` and `@fastify/http-proxy` reach the API: by our own connections, asking once, and quiet. */
export const fromOptions = ({ processes }: HttpTransport): FastifyReplyFromOptions => ({
  undici: cancellable(processes) as NonNullable<FastifyReplyFromOptions["undici"]>,
  // It asks again by itself otherwise, a GET answered 503 eleven times.
  retryMethods: [],
  disableRequestLogging: true,
  // Addresses with an area in them are long and never come again.
  disableCache: true,
});

/** An answer as the library hands it over, which its types do not say. */
interface Upstream {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[]>;
  readonly stream: Readable;
}

const passed = Symbol("passed");
type Passing = FastifyRequest & { [passed]?: PassedRequest };

/** Finds out who asks, before a request is passed on. @throws DomainError `session/expired`. */
export async function startPassing(request: FastifyRequest, passage: ProxyPassage): Promise<void> {
  (request as Passing)[passed] = { ...passage, identity: await passage.ask.identity(), isSecond: false };
}

/** What becomes of a request that has begun, and of its answer. Its headers are made from nothing, both ways. */
export const passingOptions = (timeoutMs: number): FastifyReplyFromHooks => ({
  timeout: timeoutMs,
  rewriteRequestHeaders: (raw) => {
    const request = raw as unknown as FastifyRequest;
    const { identity, callerGone, body } = passedRequestOf(request);
    const headers = { ...forwardedHeaders(request), ...contentTypeOf(request, body), ...identity };
    return { ...headers, [goneSignal]: callerGone } as Record<string, string>;
  },
  rewriteHeaders: (headers) => returnedHeaders(headers as Record<string, string>),
  onResponse: (request, reply, response) => {
    const { statusCode, headers, stream } = response as unknown as Upstream;
    const answer = { status: statusCode, headers: returnedHeaders(headers), body: stream };
    finish(request as unknown as FastifyRequest, reply as unknown as FastifyReply, answer).catch(
      (error: unknown) => reply.send(error),
    );
  },
  onError: (reply, { error }) => void reply.send(unreachable(error)),
});

/** Passes a request on, and answers what comes back. */
export async function passByReply(
  request: FastifyRequest,
  reply: FastifyReply,
  passage: ProxyPassage,
): Promise<void> {
  await startPassing(request, passage);
  sendToApi(request, reply);
}

function sendToApi(request: FastifyRequest, reply: FastifyReply): void {
  const { target, body, timeoutMs } = passedRequestOf(request);
  const [path = ""] = target.split("?", 1);
  reply.from(path, {
    ...passingOptions(timeoutMs),
    ...(body === undefined ? {} : { body, contentType: contentTypeOf(request, body)["content-type"] }),
  });
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ApiAnswer & { readonly body: Readable },
): Promise<void> {
  const current = passedRequestOf(request);
  if (answer.status === 401 && !current.isSecond) {
    const body = await bytesOf(answer);
    const identity = await current.ask.identityAfter(current.identity, body);
    if (identity === undefined) return void reply.send(body);
    for (const name of Object.keys(answer.headers)) reply.removeHeader(name);
    (request as Passing)[passed] = { ...current, identity, isSecond: true };
    return sendToApi(request, reply);
  }
  if (!current.isPackable) return void reply.send(answer.body);
  const { headers, body } = await packed(answer, request.headers["accept-encoding"]);
  if (!("content-length" in headers)) reply.removeHeader("content-length");
  reply.headers(headers).send(body);
}

function passedRequestOf(request: FastifyRequest): PassedRequest {
  const found = (request as Passing)[passed];
  if (found === undefined) throw new Error("A request has to begin before it is passed on.");
  return found;
}
