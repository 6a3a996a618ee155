import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { property } from "../../../../domain/testing/propertySettings.ts";
import { newHazard } from "../../../../domain/texts/property.ts";
import { HazardGroupsForm } from "./HazardGroupsForm.tsx";

const many = { groups: property.report_hazards, hazards: options.hazards, onChange: unheard };

export default statesOf(HazardGroupsForm, {
  many,
  none: { ...many, groups: [] },
  "without a name": { ...many, groups: [{ group_name: "", hazards: [newHazard("flood_100")] }] },
  "data without hazards": { ...many, groups: [], hazards: [] },
  full: {
    ...many,
    groups: Array.from({ length: 30 }, (_, at) => ({
      group_name: `Group of hazards ${at + 1}`,
      hazards: [{ ...newHazard("flood_100"), display_name: "Flood" }],
    })),
  },
});
