import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { ElementId, LayerName, LayerNames } from "../../schemas/map/names.ts";
import {
  PropertyExplorerConfig,
  PropertyFacts,
  PropertyStatuses,
  PropertyStatusQuestion,
  TechnicalReportList,
} from "../../schemas/map/property.ts";
import { PropertyFit, PropertyFitBody } from "../../schemas/map/propertyFit.ts";

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
  propertyFacts: {
    ...ofProperties,
    path: "/property/natural_hazards/:assetType/:assetId",
    summary:
      "Everything known of the natural hazards of one property: by hazard its status in plain words with its likelihood, the same event today and in each future that was modelled, how far away the hazard is where it does not reach, what was studied and what was not, the technical reports, and what the council says of it. The natural hazard section of a land information memorandum is made of it.",
    params: Type.Object({ assetType: LayerName, assetId: ElementId }),
    response: PropertyFacts,
  },
  propertyStatuses: {
    ...ofProperties,
    method: "POST",
    asks: true,
    path: "/property/statuses",
    summary:
      "The status of each hazard at up to 500 properties, named by id, address or legal description, whatever their case, macrons and usual short forms. What names no property, or several, is answered with why.",
    body: PropertyStatusQuestion,
    response: PropertyStatuses,
  },
  propertyFit: {
    ...ofProperties,
    access: "editor",
    scope: "content:write",
    method: "POST",
    asks: true,
    path: "/property/fit",
    summary:
      "What of the Property Explorer's settings and technical reports does not fit the organisation's data as it is now: of those sent, or of those kept.",
    body: PropertyFitBody,
    response: PropertyFit,
  },
});
