import type { Layers } from "@stopbank/contract/layers";
import type { Figures } from "../wire.ts";

/** How many elements each layer has: most first, and by name where two have the same. */
export const countLayers = ({ assets }: Pick<Layers, "assets">): Figures["layers"] =>
  Object.values(assets)
    .flatMap(({ groups }) => groups.flatMap((group) => group.assets))
    .map(({ display_name, element_count }) => ({ name: display_name, elements: element_count }))
    .toSorted((a, b) => b.elements - a.elements || a.name.localeCompare(b.name));
