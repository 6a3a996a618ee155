import { DomainError } from "@stopbank/errors";
import { baseOf } from "../words/names.ts";
import { type FolderFiles, folderFiles } from "./folderFiles.ts";
import { layersOfFile, lookAtLayer, type NamedLayer, type SeenLayer } from "./seenLayer.ts";
import { lookAtRaster, type SeenRaster } from "./seenRaster.ts";
import { lookAtTable, type SeenTable } from "./seenTable.ts";
import { withCoordinates } from "./tableCoordinates.ts";

/** Everything in a folder that could be looked at. */
export interface SeenFolder extends Pick<FolderFiles, "extracts" | "archives"> {
  readonly layers: readonly SeenLayer[];
  /** Those with columns of coordinates have `coordinates` and `crs`. */
  readonly tables: readonly SeenTable[];
  readonly rasters: readonly SeenRaster[];
  /** Sentences that say which files cannot be read, and why. */
  readonly leftOut: readonly string[];
}

export async function lookAround(root: string): Promise<SeenFolder> {
  const files = folderFiles(root);
  const leftOut: string[] = [];
  const attempt = async <T>(look: () => Promise<T>): Promise<T[]> => {
    try {
      return [await look()];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      leftOut.push(error.message);
      return [];
    }
  };
  const layers: SeenLayer[] = [];
  const tables: SeenTable[] = [];
  const seeTable = async (source: NamedLayer) => {
    for (const table of await attempt(() => lookAtTable(root, source))) tables.push(withCoordinates(table));
  };
  for (const file of files.vectors)
    for (const found of await attempt(() => layersOfFile(root, file)))
      for (const { layer, isPlaced } of found) {
        const source: NamedLayer = found.length === 1 ? { file } : { file, layer };
        const name = found.length === 1 ? baseOf(file) : layer;
        if (isPlaced) layers.push(...(await attempt(() => lookAtLayer(root, source, name))));
        else await seeTable(source);
      }
  for (const file of files.tables) {
    if (/\.(csv|tsv)(\.gz)?$/i.test(file)) {
      await seeTable({ file });
      continue;
    }
    for (const sheets of await attempt(() => layersOfFile(root, file)))
      for (const { layer } of sheets) await seeTable(sheets.length === 1 ? { file } : { file, layer });
  }
  const rasters: SeenRaster[] = [];
  for (const file of files.rasters) rasters.push(...(await attempt(() => lookAtRaster(root, file))));
  return { layers, tables, rasters, extracts: files.extracts, archives: files.archives, leftOut };
}
