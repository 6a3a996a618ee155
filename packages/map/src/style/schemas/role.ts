import type { ExpressionSpecification, FilterSpecification } from "@maplibre/maplibre-gl-style-spec";

/** What a basemap shows, in our own words: each is drawn in one way, whichever schema its tiles have. */
export type RoleName =
  | "land"
  | "landcover"
  | "landuse"
  | "parks"
  | "sea"
  | "water"
  | "waterways"
  | "contours"
  | "roads"
  | "rail"
  | "buildings"
  | "boundaries"
  | "roadNames"
  | "waterNames"
  | "natureNames"
  | "placeNames";

/** Where a role's features are in the tiles of a schema. */
export interface Role {
  readonly sourceLayer: string;
  /** Which features of it; all without. */
  readonly filter?: FilterSpecification;
  /** The feature's class in our words, such as `highway`; the property `class` without. */
  readonly class?: ExpressionSpecification;
  /** Whether it lies under the ground, where the tiles say so. */
  readonly isTunnel?: ExpressionSpecification;
  /** The feature's name; the property `name` without. */
  readonly name?: ExpressionSpecification;
  /** Names of lower numbers are drawn first; the property `rank` without. */
  readonly order?: ExpressionSpecification;
}

/** What a schema of tiles has of them. */
export type SchemaRoles = Readonly<Partial<Record<RoleName, Role>>>;

export const classOf = (role: Role): ExpressionSpecification => role.class ?? ["get", "class"];
export const nameOf = (role: Role): ExpressionSpecification => role.name ?? ["get", "name"];
export const orderOf = (role: Role): ExpressionSpecification => role.order ?? ["get", "rank"];
