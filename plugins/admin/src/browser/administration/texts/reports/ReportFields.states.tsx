import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { reports } from "../../../../domain/testing/propertySettings.ts";
import { newReport } from "../../../../domain/texts/property.ts";
import { ReportFields } from "./ReportFields.tsx";

const written = {
  title: "report 1",
  report: reports[0] ?? newReport("flood_100"),
  hazards: options.hazards,
  onChange: unheard,
};

export default statesOf(ReportFields, {
  written,
  new: { ...written, report: newReport("flood_100") },
});
