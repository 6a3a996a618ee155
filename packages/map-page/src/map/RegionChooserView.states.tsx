import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RegionChooserView } from "./RegionChooserView.tsx";

const group = (region_group: string, title: string, names: readonly string[]) => ({
  region_group,
  title,
  regions: names.map((name) => ({ region: `${region_group}.${name}`, name })),
});
const suburbs = group("suburbs", "Suburbs", ["Foundry", "Kererū Park", "Saltmarsh"]);
const wards = group("wards", "Wards", ["Larkhaven", "South Coast"]);
const shared = {
  groups: [suburbs, wards],
  group: suburbs,
  chosen: [],
  onGroup: unheard,
  onToggle: unheard,
  onPick: unheard,
  onClear: unheard,
};

export default statesOf(RegionChooserView, {
  "none chosen": shared,
  "some chosen": { ...shared, chosen: ["suburbs.Saltmarsh", "wards.Larkhaven"] },
  "of the other kind": { ...shared, group: wards },
  "one kind alone": { ...shared, groups: [suburbs] },
  "long names": {
    ...shared,
    group: group("suburbs", "Suburbs", ["Te Takiwā o te Awatōrea me ngā motu o te tonga"]),
  },
});
