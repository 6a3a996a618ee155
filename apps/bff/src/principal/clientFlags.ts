import type { FeatureFlags } from "@stopbank/contract/flags";
import { routes } from "@stopbank/contract/routes";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { Principal } from "./principal.ts";

const keptMs = 2_000;

/**
 * The flags of the client a request is made for. The API decides which client that is and whether the caller may
 * use it; its answer is kept for two seconds, so that a flag switched off is off at once for all practical purposes.
 */
export function createClientFlags(): (request: FastifyRequest) => Promise<FeatureFlags> {
  const keptFlags = new Map<string, { readonly until: number; readonly flags: Promise<FeatureFlags> }>();
  return async (request) => {
    // As JSON, so that nobody can write a header that makes another's key.
    const key = JSON.stringify([...identityOf(await request.principal()), await request.clientName()]);
    const now = performance.now();
    for (const [old, { until }] of keptFlags) if (until < now) keptFlags.delete(old);
    const found = keptFlags.get(key);
    if (found !== undefined) return found.flags;
    const { send } = await request.ask();
    const flags = callOver(send)(routes.clientConfig, {}).then((config) => config.feature_flags);
    keptFlags.set(key, { until: now + keptMs, flags });
    flags.catch(() => keptFlags.delete(key));
    return flags;
  };
}

function identityOf(principal: Principal): readonly string[] {
  switch (principal.kind) {
    case "visitor":
      return [principal.kind];
    case "bearer":
    case "job":
      return [principal.kind, principal.authorization];
    case "session":
      return [principal.kind, principal.session.handle];
  }
}
