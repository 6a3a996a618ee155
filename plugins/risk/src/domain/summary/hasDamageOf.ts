import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";

/** Whether what at least one of the scenarios costs an element layer is known. */
export const hasDamageOf = (
  { damage_hazards = [] }: Pick<ElementLayer, "damage_hazards">,
  hazards: ReadonlyMap<string, Pick<HazardDetail, "scenarios">>,
  tags: readonly string[],
): boolean =>
  damage_hazards.some((id) => hazards.get(id)?.scenarios.some(({ assetTag }) => tags.includes(assetTag)));
