import type { Layers } from "@stopbank/contract/layers";
import type { RegionGroup } from "@stopbank/contract/regions";
import type { PrioritisationOptions } from "./prioritisation.ts";

/** What the client's data has for settings to choose from, in the order of its menus. */
export const optionsOf = (
  { assets, hazards }: Pick<Layers, "assets" | "hazards">,
  groups: readonly RegionGroup[],
): PrioritisationOptions => ({
  regionGroups: groups.map(({ region_group: id, title }) => ({ id, title })),
  elementLayers: Object.values(assets)
    .flatMap((menu) => menu.groups.flatMap((group) => group.assets))
    .map(({ type, display_name: label, filterable_information }) => ({
      type,
      label,
      attributes: filterable_information.map((each) => ({
        key: each.key,
        label: each.label,
        type: each.type,
      })),
    })),
  hazards: hazards.map(({ title, scenarios }) => ({
    title,
    scenarios: scenarios.map(({ assetTag: tag, display_name: name }) => ({ tag, name })),
  })),
});
