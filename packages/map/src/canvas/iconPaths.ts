import { ownIcons } from "../feature/ownIcons.ts";

/**
 * The paths of an icon on a 16 by 16 grid: one of ours or of Blueprint's, none for a name neither has. Blueprint's come as one
 * file, fetched when the map first shows marks: which of them a dataset names is not known before.
 */
export async function iconPaths(icon: string): Promise<readonly string[]> {
  const own = ownIcons.get(icon);
  if (own !== undefined) return own;
  const all = await import("@blueprintjs/icons/lib/esm/generated/16px/paths/index.js");
  const name = icon.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const byName = new Map<string, unknown>(Object.entries(all));
  const paths = byName.get(name);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}
