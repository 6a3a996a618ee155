import { type Static, Type } from "typebox";

export const NamedArea = Type.Object({ area_id: Type.String(), name: Type.String() });
export type NamedArea = Static<typeof NamedArea>;

export const NamedAreas = Type.Array(NamedArea);
