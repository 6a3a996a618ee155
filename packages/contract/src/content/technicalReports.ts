import { type Static, Type } from "typebox";
import { LayerName } from "../schemas/map/names.ts";
import { Line, Passage } from "./texts.ts";

/** What a report that hazards were modelled by says of itself. */
export const technicalReportFields = {
  title: Type.String({ minLength: 1, maxLength: 300 }),
  /** As it stands on the report: "May 2021", "2021-05-14". */
  date: Line,
  scope: Passage,
  prepared_by: Line,
  commissioned_by: Line,
  purpose: Passage,
  /** Where it can be read; `https://` is put before one without a scheme. Empty where it is nowhere online. */
  url: Type.String({ maxLength: 2_000 }),
  /** Markdown. */
  summary: Passage,
} as const;

/** The reports behind the client's hazards, each with the scenarios it is about. */
export const TechnicalReports = Type.Array(
  Type.Object(
    { ...technicalReportFields, scenarios: Type.Array(LayerName, { minItems: 1, maxItems: 200 }) },
    { additionalProperties: false },
  ),
  { maxItems: 500 },
);
export type TechnicalReports = Static<typeof TechnicalReports>;
