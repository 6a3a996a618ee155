import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { reports } from "../../../../domain/testing/propertySettings.ts";
import { newReport } from "../../../../domain/texts/property.ts";
import { ReportsForm } from "./ReportsForm.tsx";

const many = { reports, hazards: options.hazards, onChange: unheard };

export default statesOf(ReportsForm, {
  many,
  none: { ...many, reports: [] },
  full: {
    ...many,
    reports: Array.from({ length: 500 }, (_, at) => ({
      ...newReport("flood_100"),
      title: `Study ${at + 1}`,
    })),
  },
  "data without hazards": { ...many, reports: [], hazards: [] },
});
