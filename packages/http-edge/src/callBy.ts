import { type CallApi, pathOf } from "@stopbank/contract/client";
import { apiFailure, isSuccess, type WholeAnswer } from "./apiFailure.ts";

export interface PlainCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * The contract's calls, typed, by whatever way `send` asks the API.
 *
 * A call throws DomainError with the code and the words of the API where it refuses, and what `send` throws.
 */
export const callBy =
  (send: (call: PlainCall) => Promise<WholeAnswer>): CallApi =>
  async (route, request, { signal } = {}) => {
    const { body } = request as { readonly body?: unknown };
    const answer = await send({
      method: route.method,
      target: pathOf(route, request),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
      signal,
    });
    if (!isSuccess(answer)) throw apiFailure(answer);
    return (
      route.produces === undefined ? JSON.parse(answer.body.toString()) : Uint8Array.from(answer.body).buffer
    ) as never;
  };
