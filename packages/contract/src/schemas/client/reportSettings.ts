import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

/** What a person last chose for a report, by the names of its own choices. */
const Choices = Type.Record(
  Type.String({ pattern: "^[a-zA-Z0-9_-]{1,40}$" }),
  Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 20 },
);

/** GET /bff/reports/settings/:report. */
export const ReportSettings = Type.Object({
  settings: nullable(Choices, { description: "Null where they have chosen nothing yet" }),
});
export type ReportSettings = Static<typeof ReportSettings>;

/** PUT of the same. */
export const ReportSettingsChange = Type.Object({ settings: Choices }, { additionalProperties: false });
export type ReportSettingsChange = Static<typeof ReportSettingsChange>;
