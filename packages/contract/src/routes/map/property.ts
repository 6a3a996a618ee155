import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerNames } from "../../schemas/map/names.ts";
import { PropertyExplorerConfig, TechnicalReportList } from "../../schemas/map/property.ts";

const ofProperties = {
  method: "GET",
  access: "signed-in",
  scope: "map:read",
  flag: "propertyPage",
  tag: "Property",
} as const;

/** What the Property Explorer is made of. */
export const propertyRoutes = defineRoutes({
  propertyExplorerConfig: {
    ...ofProperties,
    path: "/client/property_explorer_config",
    summary:
      "Which element layer holds properties, and the hazards that they are judged by, in groups: of each hazard the first scenario and the first layer. 404 until it is written.",
    response: PropertyExplorerConfig,
  },
  technicalReports: {
    ...ofProperties,
    path: "/hazard/technical_reports/:scenarios",
    summary:
      "The technical reports behind hazard scenarios, which are named with commas between: each report once, the latest date first. Empty where none is written.",
    params: Type.Object({ scenarios: LayerNames }),
    response: TechnicalReportList,
  },
});
