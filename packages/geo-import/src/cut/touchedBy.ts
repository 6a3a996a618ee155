import type { Area } from "@stopbank/risk-engine/area";
import { elementsOf, selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";

/** What touches each element; elements that nothing touches are left out. */
export function touchedBy<Mapped extends { readonly area: Area }>(
  index: SpatialIndex,
  mapped: Iterable<Mapped>,
): Map<number, Mapped[]> {
  const touching = new Map<number, Mapped[]>();
  for (const each of mapped)
    for (const element of elementsOf(selectElements(index, { area: { area: each.area, rule: "touches" } }))) {
      const known = touching.get(element);
      if (known === undefined) touching.set(element, [each]);
      else known.push(each);
    }
  return touching;
}
