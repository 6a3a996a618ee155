import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { figuresRoute } from "./figuresRoute.ts";

export default {
  mount: async (app, { as }) => figuresRoute(app, as),
} satisfies ServerPlugin;
