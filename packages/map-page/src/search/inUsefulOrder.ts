import type { FoundPlace } from "@stopbank/contract/search";

/** What the page knows of the layers a name may be of. */
export interface OfLayers {
  readonly isShown: (elementType: string) => boolean;
  readonly isCascading: (elementType: string) => boolean;
}

/**
 * Of elements with one name, such as a building and its parcel at an address, those of a layer on the map first, and those of
 * cascading layers, which stand beside no several hazards, last. Else the order they came in.
 */
export function inUsefulOrder(
  places: readonly FoundPlace[],
  { isShown, isCascading }: OfLayers,
): FoundPlace[] {
  const firstOf = new Map<string, number>();
  for (const [at, { title }] of places.entries()) if (!firstOf.has(title)) firstOf.set(title, at);
  const rank = ({ asset_type: type }: FoundPlace) => {
    if (type === undefined || isShown(type)) return 0;
    return isCascading(type) ? 2 : 1;
  };
  return places.toSorted(
    (a, b) => (firstOf.get(a.title) ?? 0) - (firstOf.get(b.title) ?? 0) || rank(a) - rank(b),
  );
}
