import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { downloadRoutes } from "./downloadRoutes.ts";

export default {
  mount: async (app, { as }) => downloadRoutes(app, as),
} satisfies ServerPlugin;
