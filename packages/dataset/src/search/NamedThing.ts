import type { Bounds } from "../manifest/place.ts";

/** What a name stands for: a place of the basemap, a region, a feature of a contextual layer, an element. */
export const nameKinds = ["place", "region", "context", "element"] as const;
export type NameKind = (typeof nameKinds)[number];

/** Something that people look for by what it is called. */
export interface NamedThing {
  readonly kind: NameKind;
  /** The name or address as it is written. */
  readonly title: string;
  /** What has the name, such as `Town`, `Suburbs` or `Roads`. */
  readonly detail: string;
  /** Longitude and latitude. */
  readonly position: readonly [number, number];
  /** Of all pieces of the name; absent for what is a point. */
  readonly bounds?: Bounds;
  /** The element type or contextual layer. */
  readonly layer?: string;
  /** Of the one element that has the name. */
  readonly elementId?: string;
}

/** With what else it is found by, such as a legal description. */
export interface SearchedThing extends NamedThing {
  readonly otherTexts?: readonly string[];
}
