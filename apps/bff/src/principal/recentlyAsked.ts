import type { CallApi } from "@stopbank/contract/client";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { Principal } from "./principal.ts";

/**
 * What the API answers to a request's principal in the client asked for, kept for a while. The API decides which client that is
 * and whether the caller may use it.
 */
export function recentlyAsked<T>(
  keptMs: number,
  ask: (call: CallApi) => Promise<T>,
): (request: FastifyRequest) => Promise<T> {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return async (request) => {
    // As JSON, so that nobody can write a header that makes another's key.
    const key = JSON.stringify([...identityOf(await request.principal()), await request.clientName()]);
    const now = performance.now();
    for (const [old, { until }] of kept) if (until < now) kept.delete(old);
    const found = kept.get(key);
    if (found !== undefined) return found.answer;
    const { send } = await request.ask();
    const answer = ask(callOver(send));
    kept.set(key, { until: now + keptMs, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

function identityOf(principal: Principal): readonly string[] {
  switch (principal.kind) {
    case "visitor":
      return [principal.kind];
    case "bearer":
    case "token":
    case "job":
      return [principal.kind, principal.authorization];
    case "session":
      return [principal.kind, principal.session.handle, JSON.stringify(principal.session.preview ?? null)];
  }
}
