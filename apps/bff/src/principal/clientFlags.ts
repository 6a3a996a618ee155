import type { FeatureFlags } from "@stopbank/contract/flags";
import { routes } from "@stopbank/contract/routes";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";

/**
 * The flags of the client a request is made for, asked for by each request once, so that a flag switched off is off at the next: in
 * this process and in every other.
 */
export function createClientFlags(): (request: FastifyRequest) => Promise<FeatureFlags> {
  const asked = new WeakMap<FastifyRequest, Promise<FeatureFlags>>();
  return (request) => {
    const known = asked.get(request) ?? ask(request);
    asked.set(request, known);
    return known;
  };
}

async function ask(request: FastifyRequest): Promise<FeatureFlags> {
  const { send } = await request.ask();
  return (await callOver(send)(routes.clientConfig, {})).feature_flags;
}
