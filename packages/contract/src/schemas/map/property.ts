import { type Static, Type } from "typebox";
import { PropertyExplorer } from "../../content/propertyExplorer.ts";
import { technicalReportFields } from "../../content/technicalReports.ts";
import { nullable } from "../nullable.ts";
import { IdentifyingInformation } from "./element.ts";

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

const Status = Type.Union([Type.Literal("exposed"), Type.Literal("unknown"), Type.Literal("not exposed")]);

const Likelihood = Type.Object({
  return_period_years: Type.Number(),
  annual_chance_percent: Type.Number({ description: "100 over the return period" }),
  fifty_year_chance_percent: Type.Number({ description: "Of one event or more in 50 years" }),
  words: Type.String({ description: "Of 50 years, in the words that the IPCC has for such a chance" }),
});
export type Likelihood = Static<typeof Likelihood>;

/** The hazard's event at one time: the same scenario but for the sea's level, the climate or the year. */
const Timeframe = Type.Object({
  label: Type.String(),
  scenario: Type.String(),
  display_name: Type.String(),
  is_judged_by: Type.Boolean({ description: "It is the scenario that the property's status comes from" }),
  status: Status,
  value: nullable(Type.Number({ description: "The hazard's intensity, where the property is exposed" })),
  unit: Type.String(),
  class_words: Type.String({
    description: "The damage class, or that it is not exposed or was not assessed",
  }),
  sentence: Type.String(),
});
export type Timeframe = Static<typeof Timeframe>;

const NearestHazard = Type.Object({
  metres: nullable(
    Type.Number({
      description: "From the property's outline to the hazard's; null where it is farther than was looked",
    }),
  ),
  searched_metres: Type.Number({
    description:
      "How far around the property was looked; less, down to 0, where its outline is too large or too detailed",
  }),
  resolution_metres: nullable(
    Type.Number({
      description: "The side of the study's cells: nearer than this nothing can be told. Null for outlines.",
    }),
  ),
});
export type NearestHazard = Static<typeof NearestHazard>;

const PropertyHazard = Type.Object({
  display_name: Type.String(),
  description: Type.String(),
  description_header: Type.Optional(Type.String()),
  scenario: Type.String(),
  scenario_name: nullable(
    Type.String({ description: "Null where the data in use does not have the scenario" }),
  ),
  hazard_id: nullable(Type.String()),
  status: Status,
  intensity_label: Type.String(),
  sentence: Type.String({ description: "What is known, in plain words with its likelihood" }),
  likelihood: nullable(Likelihood),
  timeframes: Type.Array(Timeframe),
  nearest: nullable(NearestHazard),
  studied: Type.Object({
    extent: Type.String({ description: "How far the study reaches, in a sentence" }),
    method: nullable(Type.String()),
    limits: nullable(Type.String({ description: "What the study leaves out" })),
    source: nullable(Type.Object({ title: Type.String(), url: nullable(Type.String()) })),
  }),
  district_plan: nullable(Type.String()),
  combined_effects: nullable(Type.String()),
  technical_reports: TechnicalReportList,
  reports_left_out: Type.Integer({
    description: "Earlier reports that are about the hazard, too, and not told here for want of room",
  }),
});
export type PropertyHazard = Static<typeof PropertyHazard>;

/** All that is known of the natural hazards of one property, from the client's data and its own words. */
export const PropertyFacts = Type.Object({
  asset_type: Type.String(),
  asset_id: Type.String(),
  name: Type.String(),
  address: nullable(Type.String()),
  legal_description: nullable(Type.String()),
  information: IdentifyingInformation.properties.information,
  groups: Type.Array(Type.Object({ group_name: Type.String(), hazards: Type.Array(PropertyHazard) })),
  disclaimer: nullable(Type.String()),
  memorandum: Type.Object({
    wording: nullable(Type.String()),
    officer_adds: Type.Array(Type.String()),
    still_missing: Type.Array(Type.String(), {
      description: "What neither the data nor the client's words hold of this property, in sentences",
    }),
  }),
  dataset: Type.Object({
    version: Type.String(),
    title: Type.String(),
    notice: nullable(Type.String()),
    licence: Type.String(),
    published_at: nullable(Type.String()),
    sources: Type.Array(Type.Object({ title: Type.String(), url: nullable(Type.String()) })),
  }),
  organisation: Type.String(),
  does_not_fit: Type.Array(Type.String()),
});
export type PropertyFacts = Static<typeof PropertyFacts>;

/** Properties whose statuses are asked for at once. */
export const PropertyStatusQuestion = Type.Object(
  {
    properties: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
      minItems: 1,
      maxItems: 500,
      description: "An id, address or legal description each",
    }),
  },
  { additionalProperties: false },
);

export const PropertyStatuses = Type.Object({
  dataset_version: Type.String(),
  hazards: Type.Array(Type.Object({ display_name: Type.String(), scenario: Type.String() })),
  rows: Type.Array(
    Type.Object({
      asked: Type.String(),
      asset_id: nullable(
        Type.String({ description: "Null where no property, or more than one, is called so" }),
      ),
      address: nullable(Type.String()),
      legal_description: nullable(Type.String()),
      why_not: nullable(Type.String()),
      statuses: Type.Array(Status, { description: "Of each of `hazards`, in their order" }),
    }),
  ),
});
export type PropertyStatuses = Static<typeof PropertyStatuses>;
