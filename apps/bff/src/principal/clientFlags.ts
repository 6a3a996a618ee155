import type { FeatureFlags } from "@stopbank/contract/flags";
import { routes } from "@stopbank/contract/routes";
import type { FastifyRequest } from "fastify";
import { recentlyAsked } from "./recentlyAsked.ts";

const keptMs = 2_000;

/**
 * The flags of the client a request is made for, kept for two seconds, so that a flag switched off is off at once for all
 * practical purposes.
 */
export const createClientFlags = (): ((request: FastifyRequest) => Promise<FeatureFlags>) =>
  recentlyAsked(keptMs, async (call) => (await call(routes.clientConfig, {})).feature_flags);
