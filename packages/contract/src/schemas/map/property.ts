import { type Static, Type } from "typebox";
import { PropertyExplorer } from "../../content/propertyExplorer.ts";
import { technicalReportFields } from "../../content/technicalReports.ts";

/** Of each hazard, the first scenario and the first layer alone. */
export const PropertyExplorerConfig = Type.Object({
  ...PropertyExplorer.properties,
  does_not_fit: Type.Array(Type.String(), {
    description: "What of it the data in use does not have, in sentences. Empty where all of it is there.",
  }),
});
export type PropertyExplorerConfig = Static<typeof PropertyExplorerConfig>;

export const TechnicalReport = Type.Object({
  ...technicalReportFields,
  scenarios: Type.Array(Type.String(), { description: "Those of the scenarios asked for that it is about." }),
});
export type TechnicalReport = Static<typeof TechnicalReport>;
export const TechnicalReportList = Type.Array(TechnicalReport);
