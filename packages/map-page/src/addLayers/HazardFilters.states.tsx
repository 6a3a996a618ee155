import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { noFilters } from "../controls/hazardFilters.ts";
import { choices } from "../testing/choices.ts";
import { tsunami } from "../testing/hazards.ts";
import { HazardFilters } from "./HazardFilters.tsx";

const shared = { hazards: choices.hazards, chosen: noFilters, onChange: unheard };

export default statesOf(HazardFilters, {
  "none chosen": shared,
  "some chosen": { ...shared, chosen: { region: "Delta", parameters: { ari: 10 } } },
  "nothing to filter by": { ...shared, hazards: [tsunami] },
});
