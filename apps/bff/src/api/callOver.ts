import { type Call, pathOf } from "@stopbank/contract/client";
import { apiFailure, isOk } from "./apiFailure.ts";
import { type ApiAnswer, type ApiCall, bytesOf } from "./transport.ts";

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

/**
 * The contract's calls, typed, by whatever way `send` asks the API.
 *
 * A call throws DomainError with the code and the words of the API where it refuses, and what `send` throws.
 */
export const callOver =
  (send: (call: ApiCall) => Promise<ApiAnswer>, headers: Readonly<Record<string, string>> = {}): Call =>
  async (route, request, { signal } = {}) => {
    const { body } = request as { readonly body?: unknown };
    const answer = await send({
      method: route.method,
      target: pathOf(route, request),
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
      signal,
      timeoutMs,
    });
    if (!isOk(answer)) throw await apiFailure(answer);
    const bytes = await bytesOf(answer);
    return (
      route.produces === undefined ? JSON.parse(bytes.toString()) : Uint8Array.from(bytes).buffer
    ) as never;
  };
