import type { FastifyReply, FastifyRequest } from "fastify";
import { packed } from "../edge/compression.ts";
import { contentTypeOf, forwardedHeaders, returnedHeaders } from "./forwardedHeaders.ts";
import type { ProxyPassage } from "./passage.ts";

/** Passes a request on by the transport's own `send`, and answers what comes back. */
export async function passBySend(
  request: FastifyRequest,
  reply: FastifyReply,
  { ask, target, body, callerGone, isPackable, timeoutMs }: ProxyPassage,
): Promise<void> {
  const headers = { ...forwardedHeaders(request), ...contentTypeOf(request, body) };
  const whole = await ask.send({
    method: request.method,
    target,
    headers,
    body,
    signal: callerGone,
    timeoutMs,
  });
  const answer = isPackable ? await packed(whole, request.headers["accept-encoding"]) : whole;
  reply.code(answer.status).headers(returnedHeaders(answer.headers)).send(answer.body);
}
