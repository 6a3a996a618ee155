/** What a reference system, as well-known text or `EPSG:n`, is called: its name with its number where it has both. */
export function systemName(crs: string): string {
  const name = /^\w+\["([^"]+)"/.exec(crs)?.[1];
  if (name === undefined) return crs;
  const epsg = /(?:ID|AUTHORITY)\["EPSG","?(\d+)"?\]\]+\s*$/.exec(crs)?.[1];
  return epsg === undefined ? name : `${name} (EPSG:${epsg})`;
}
