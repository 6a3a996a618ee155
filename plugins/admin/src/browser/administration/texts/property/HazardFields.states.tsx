import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { property } from "../../../../domain/testing/propertySettings.ts";
import { newHazard } from "../../../../domain/texts/property.ts";
import { HazardFields } from "./HazardFields.tsx";

const [flood = newHazard("flood_100"), dam = flood] = property.report_hazards[1]?.hazards ?? [];
const written = { hazard: flood, hazards: options.hazards, onChange: unheard };

export default statesOf(HazardFields, {
  written,
  new: { ...written, hazard: newHazard("flood_100") },
  "not in the data any more": { ...written, hazard: dam },
});
