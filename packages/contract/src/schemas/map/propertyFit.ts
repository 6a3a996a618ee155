import { type Static, Type } from "typebox";
import { PropertyExplorer } from "../../content/propertyExplorer.ts";
import { technicalReportFields } from "../../content/technicalReports.ts";
import { LayerName } from "./names.ts";

const strict = { additionalProperties: false } as const;

/** A technical report by what of it may not fit: the rest is words. */
const ReportToFit = Type.Object(
  { title: technicalReportFields.title, scenarios: Type.Array(LayerName, { minItems: 1, maxItems: 200 }) },
  strict,
);

/** POST /property/fit: settings, reports or both to check; with neither, those that are kept. */
export const PropertyFitBody = Type.Object(
  {
    settings: Type.Optional(PropertyExplorer),
    reports: Type.Optional(Type.Array(ReportToFit, { maxItems: 500 })),
  },
  strict,
);
export type PropertyFitBody = Static<typeof PropertyFitBody>;

/** What does not fit the client's dataset of now. */
export const PropertyFit = Type.Object({
  dataset_version: Type.String(),
  misfits: Type.Array(Type.String(), {
    description: "In sentences: the first 200, and how many more there are. Empty where all of it fits.",
  }),
});
export type PropertyFit = Static<typeof PropertyFit>;
