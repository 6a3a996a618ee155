import { type Static, Type } from "typebox";
import { AreaGeometry } from "./geometry.ts";

/** `region` is `<group>.<name as a slug>`, unique in the client's dataset. */
export const Region = Type.Object({ region: Type.String(), name: Type.String() });
export type Region = Static<typeof Region>;

export const RegionGroup = Type.Object({
  region_group: Type.String(),
  title: Type.String(),
  regions: Type.Array(Region),
});
export type RegionGroup = Static<typeof RegionGroup>;

export const RegionGroups = Type.Array(RegionGroup);

export const RegionGeometry = Type.Object({
  region: Type.String(),
  name: Type.String(),
  geometry: AreaGeometry,
});
export const RegionGeometries = Type.Array(RegionGeometry);
export type RegionGeometries = Static<typeof RegionGeometries>;
