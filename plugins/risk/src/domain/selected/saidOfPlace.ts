import type { ContextualLayer } from "@stopbank/contract/layers";

export interface SaidOfPlace {
  readonly value?: string;
  /** Instead of a value. */
  readonly none?: string;
}

/**
 * What a contextual layer says about a place, in the words of its legend where those name the value.
 *
 * @param value as the map's tiles have it; empty where they have none.
 */
export function saidOfPlace(layer: ContextualLayer, value: string): SaidOfPlace {
  if (layer.infoLookupTileset === undefined)
    return { none: `Currently there's no additional information for ${layer.display_name}` };
  if (value === "") return { none: "Additional information not available." };
  const named = layer.legend.sections.flatMap((section) =>
    section.type === "keyValue" ? section.keyValues.filter(({ key }) => String(key) === value) : [],
  )[0];
  return { value: named?.label ?? value };
}
