import { openMapTiles } from "./openMapTiles.ts";
import { protomaps } from "./protomaps.ts";
import type { RoleName, SchemaRoles } from "./role.ts";
import { shortbread } from "./shortbread.ts";
import { stopbank } from "./stopbank.ts";

const schemas = { stopbank, shortbread, openmaptiles: openMapTiles, protomaps } as const;

export type SchemaName = keyof typeof schemas;
export const schemaNames = Object.keys(schemas) as SchemaName[];

/**
 * What tiles of a schema have to draw.
 *
 * @param sourceLayers those that the tiles hold; any of the schema's without.
 */
export function rolesOf(schema: SchemaName, sourceLayers?: readonly string[]): SchemaRoles {
  const roles: SchemaRoles = schemas[schema];
  if (sourceLayers === undefined || sourceLayers.length === 0) return roles;
  const there = Object.entries(roles).filter(([, role]) => sourceLayers.includes(role.sourceLayer));
  return Object.fromEntries(there) as Partial<Record<RoleName, (typeof there)[number][1]>>;
}
