/** As far as GDAL looks for what a file is, and much further. */
export const headerBytes = 65_536;

const databaseMark = "SQLite format 3\0";

export type FileKind = "database" | "zip" | "virtual";

/** What a file is that has to be looked into before GDAL opens it, by how it begins and by its name. */
export function fileKind(name: string, header: Buffer): FileKind | undefined {
  const start = header.toString("latin1", 0, headerBytes);
  if (start.startsWith(databaseMark)) return "database";
  if (start.startsWith("PK") || /\.zip$/i.test(name)) return "zip";
  return /<(OGRVRTDataSource|VRTDataset)/i.test(start) ? "virtual" : undefined;
}
