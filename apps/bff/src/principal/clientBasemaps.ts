import type { ClientPreferences } from "@stopbank/contract/clients";
import { routes } from "@stopbank/contract/routes";
import type { FastifyRequest } from "fastify";
import { recentlyAsked } from "./recentlyAsked.ts";

/** A screen full of tiles is one question. */
const keptMs = 5_000;

/** The `basemap_list` of the client a request is made for. */
export const createClientBasemaps = (): ((
  request: FastifyRequest,
) => Promise<ClientPreferences["basemap_list"]>) =>
  recentlyAsked(keptMs, async (call) => (await call(routes.clientPreferences, {})).basemap_list);
