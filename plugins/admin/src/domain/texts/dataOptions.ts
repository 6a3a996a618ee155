import type { Layers } from "@stopbank/contract/layers";
import type { RegionGroup } from "@stopbank/contract/regions";

/** What the client's data has for settings to choose from. */
export interface DataOptions {
  readonly regionGroups: readonly { readonly id: string; readonly title: string }[];
  readonly elementLayers: readonly ElementOption[];
  readonly hazards: readonly HazardOption[];
}

export interface HazardOption {
  readonly title: string;
  readonly scenarios: readonly { readonly tag: string; readonly name: string }[];
}

export interface ElementOption {
  readonly type: string;
  readonly label: string;
  readonly attributes: readonly AttributeOption[];
}

export interface AttributeOption {
  readonly key: string;
  readonly label: string;
  readonly type: "text" | "numeric" | "date";
}

/** What the client's data has for settings to choose from, in the order of its menus. */
export const optionsOf = (
  { assets, hazards }: Pick<Layers, "assets" | "hazards">,
  groups: readonly RegionGroup[],
): DataOptions => ({
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

/** The scenarios of all hazards as a field has them to choose from, under the hazards' names. */
export const scenarioChoices = (hazards: readonly HazardOption[]) =>
  hazards.flatMap(({ title, scenarios }) =>
    scenarios.map(({ tag, name }) => ({ value: tag, label: name, group: title })),
  );
