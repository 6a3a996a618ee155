import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerNames } from "../../schemas/map/names.ts";
import { RegionSummary, RegionSummaryQuery } from "../../schemas/risk/regionSummary.ts";

/** What the Summary page shows, answered with an ETag. */
export const regionSummaryRoutes = defineRoutes({
  regionSummary: {
    method: "GET",
    path: "/asset/rsm/vulnerabilities/:tags",
    access: "signed-in",
    scope: "map:read",
    flag: "summaryPage",
    tag: "Risk",
    summary:
      "What the scenarios do to every element layer in each region of a group, by level of damage. Of several scenarios each element counts once, in its worst level. `all` is every region together; `outside` is what lies in none and in no other entry. A layer with days after the event is answered for the first of them.",
    params: Type.Object({ tags: LayerNames }),
    query: RegionSummaryQuery,
    response: RegionSummary,
  },
});
