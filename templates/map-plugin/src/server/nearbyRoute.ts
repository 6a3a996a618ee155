import { api, caller, type PluginScope } from "@stopbank/plugin-api/server";
import type { FastifyInstance } from "fastify";
import { Site } from "../domain/site.ts";
import { Nearby } from "../wire.ts";
import { countNearby } from "./countNearby.ts";

const reachMetres = 500;

/** Under `/bff/sample-sites`, for whoever has signed in: the API is asked as the caller, and so answers of their client alone. */
export function nearbyRoute(app: FastifyInstance, as: PluginScope["as"]): void {
  app.get<{ Querystring: Site }>(
    "/nearby",
    { schema: { querystring: Site, response: { 200: Nearby } } },
    async (request): Promise<Nearby> => {
      const [call, { client }] = await Promise.all([as(request)(api), as(request)(caller)]);
      const counts = await countNearby(call, request.query, reachMetres);
      return { organisation: client.displayName, reachMetres, counts };
    },
  );
}
