import { type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { geometryOf } from "@stopbank/geo-read/to-geo-json";
import type { Feature } from "geojson";
import { type ClassedRole, leftOut, type RoleEntry, roleClasses } from "../description/basemap.ts";
import { layerInput } from "../description/describedInputs.ts";
import { placeRank } from "./placeRank.ts";

const kinds = {
  roads: "line",
  rail: "line",
  waterways: "line",
  boundaries: "line",
  water: "polygon",
  landcover: "polygon",
  parks: "polygon",
  buildings: "polygon",
  places: "point",
} as const;

/**
 * The features of a described file of one role, in our classes. A value of the class column that is neither named nor one of
 * ours counts as the role's first class, which the report says.
 *
 * @throws DomainError as `readLayer`, and `import/no-names` for places without a column of names.
 */
export async function readRole(
  folder: string,
  role: ClassedRole,
  entry: RoleEntry,
): Promise<{ features: Feature[]; table: FeatureTable }> {
  const input = layerInput(folder, `Basemap ${role}`, entry);
  if (role === "places" && entry.name === undefined)
    throw refuse(
      "no-names",
      input.place,
      "it does not say what the places are called",
      "Name the column with `name`.",
    );
  const columns = [...new Set([entry.class, entry.name].filter((each) => each !== undefined))];
  const table = await readLayer(input, { columns, kind: kinds[role] });
  const unknown = new Set<string>();
  const classAt = classesOf(role, entry, table, unknown);
  const names = entry.name === undefined ? undefined : table.columns[entry.name];
  const features = Array.from({ length: table.count }, (_, i): Feature | undefined => {
    const drawnAs = classAt(i);
    if (drawnAs === leftOut) return undefined;
    const name = names?.[i] ?? null;
    return {
      type: "Feature",
      properties: { ...propertiesOf(role, drawnAs), ...(name === null ? {} : { name: String(name) }) },
      geometry: geometryOf(table.geometry, i),
    };
  }).filter((each) => each !== undefined);
  const note = `values of ${entry.class} drawn as ${roleClasses[role][0]}: ${[...unknown].slice(0, 10).join(", ")}`;
  return { features, table: unknown.size === 0 ? table : { ...table, notes: [...table.notes, note] } };
}

function classesOf(role: ClassedRole, entry: RoleEntry, table: FeatureTable, unknown: Set<string>) {
  const ours: readonly string[] = roleClasses[role];
  const values = entry.class === undefined ? undefined : table.columns[entry.class];
  return (i: number): string => {
    const value = String(values?.[i] ?? "");
    const stated = Object.hasOwn(entry.classes ?? {}, value) ? entry.classes?.[value] : undefined;
    const found = stated ?? ours.find((each) => each === value) ?? entry.all;
    if (found === undefined && values !== undefined) unknown.add(value === "" ? "(empty)" : value);
    return found ?? ours[0]!;
  };
}

function propertiesOf(role: ClassedRole, drawnAs: string) {
  if (role === "places") return { kind: drawnAs, rank: placeRank(drawnAs) };
  if (role === "boundaries") return { admin_level: drawnAs === "country" ? 2 : 4 };
  return { class: drawnAs };
}
