import type { FilterSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Role, RoleName, SchemaRoles } from "../schemas/role.ts";

/** The source and features that a style layer draws. */
export interface DrawnFrom {
  readonly source: string;
  readonly "source-layer": string;
  readonly filter?: FilterSpecification;
}

/** A role's features, and of those the ones a further filter takes. */
export function drawnFrom(source: string, role: Role, only?: FilterSpecification): DrawnFrom {
  const filters = [role.filter, only].filter((one) => one !== undefined);
  const [first] = filters;
  const filter = filters.length < 2 ? first : (["all", ...filters] as unknown as FilterSpecification);
  return { source, "source-layer": role.sourceLayer, ...(filter === undefined ? {} : { filter }) };
}

/** Layers of a role, none where the tiles do not have it. */
export function ofRole<L>(
  roles: SchemaRoles,
  name: RoleName,
  draw: (role: Role) => readonly L[],
): readonly L[] {
  const role = roles[name];
  return role === undefined ? [] : draw(role);
}
