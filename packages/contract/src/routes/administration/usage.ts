import { defineRoutes } from "../../route.ts";
import { Usage } from "../../schemas/administration/usage.ts";

export const usageRoutes = defineRoutes({
  usage: {
    method: "GET",
    path: "/client/usage",
    access: "admin",
    tag: "Administration",
    summary:
      "How often people signed in, opened layers, asked about areas and made files, by week. Counts alone: nothing of anybody is kept.",
    response: Usage,
  },
});
