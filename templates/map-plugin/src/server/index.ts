import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { listJob } from "./listJob.ts";
import { nearbyRoute } from "./nearbyRoute.ts";

export default {
  jobKinds: [listJob],
  mount: async (app, { as }) => nearbyRoute(app, as),
} satisfies ServerPlugin;
