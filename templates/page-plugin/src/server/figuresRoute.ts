import { routes } from "@stopbank/contract/routes";
import { api, caller, type PluginScope } from "@stopbank/plugin-api/server";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { countLayers } from "../domain/countLayers.ts";
import { Figures } from "../wire.ts";

const nothing = Type.Object({}, { additionalProperties: false });

/** Under `/bff/sample-figures`, for whoever has signed in: the API is asked as the caller, and so answers of their client alone. */
export function figuresRoute(app: FastifyInstance, as: PluginScope["as"]): void {
  app.get(
    "/figures",
    { schema: { querystring: nothing, response: { 200: Figures } } },
    async (request): Promise<Figures> => {
      const [call, { client }] = await Promise.all([as(request)(api), as(request)(caller)]);
      return { organisation: client.displayName, layers: countLayers(await call(routes.layers, {})) };
    },
  );
}
