import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { layersJob } from "./layersJob.ts";
import { listJob } from "./listJob.ts";
import { nearbyRoute } from "./nearbyRoute.ts";

export default {
  jobKinds: [listJob, layersJob],
  mount: async (app, { as }) => nearbyRoute(app, as),
} satisfies ServerPlugin;
