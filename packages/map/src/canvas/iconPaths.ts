import { ownIcons } from "../feature/ownIcons.ts";

/**
 * The paths of an icon on a 16 by 16 grid: one of ours or of Blueprint's, none for a name neither has. Blueprint's usual ones
 * are one small file; all of them are another, fetched for a name that is not among those.
 */
export async function iconPaths(icon: string): Promise<readonly string[]> {
  const own = ownIcons.get(icon);
  if (own !== undefined) return own;
  const { usualIcons } = await import("./usualIcons.ts");
  const usual = usualIcons.get(icon);
  if (usual !== undefined) return usual;
  const all = await import("@blueprintjs/icons/lib/esm/generated/16px/paths/index.js");
  const name = icon.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const byName = new Map<string, unknown>(Object.entries(all));
  const paths = byName.get(name);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}
