import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import type { FastifyRequest } from "fastify";
import type { CallerOptions } from "./caller.ts";
import { callerOf } from "./caller.ts";

const keptMs = 2_000;

/**
 * The flags of the client a request is made for. The API decides which client that is and whether the caller may
 * use it; its answer is kept for two seconds, so that a flag switched off is off at once for all practical purposes.
 */
export function createClientFlags(
  options: CallerOptions,
): (request: FastifyRequest) => Promise<FeatureFlags> {
  const kept = new Map<string, { readonly until: number; readonly flags: Promise<FeatureFlags> }>();
  return async (request) => {
    const { authorization, clientName } = await callerOf(request, options);
    const key = `${authorization ?? "visitor"} ${clientName ?? ""}`;
    const now = performance.now();
    for (const [old, { until }] of kept) if (until < now) kept.delete(old);
    const found = kept.get(key);
    if (found !== undefined) return found.flags;
    const flags = options.upstream.config(authorization, clientName).then((config) => config.feature_flags);
    kept.set(key, { until: now + keptMs, flags });
    flags.catch(() => kept.delete(key));
    return flags;
  };
}

export const isOn = (flags: FeatureFlags, flag: FeatureFlag): boolean => flags[flag]?.enabled === "enabled";
