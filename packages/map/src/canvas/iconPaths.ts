/**
 * The paths of a Blueprint icon on a 16 by 16 grid, none for a name Blueprint does not have. All icons come as one
 * file, fetched when the map first shows marks: which of them a dataset names is not known before.
 */
export async function iconPaths(icon: string): Promise<readonly string[]> {
  const all = await import("@blueprintjs/icons/lib/esm/generated/16px/paths/index.js");
  const name = icon.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const byName = new Map<string, unknown>(Object.entries(all));
  const paths = byName.get(name);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}
