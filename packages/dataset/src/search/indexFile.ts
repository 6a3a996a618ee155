import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { corruptFile } from "../arrow/corruptFile.ts";
import { searchPath } from "./indexTables.ts";
import type { NameKind } from "./NamedThing.ts";

/** What an open index keeps of its file in memory, negative in KiB as SQLite has it. */
const cacheKib = -8192;

/** Degrees times `perDegree`. */
export interface ThingRow {
  readonly id: number;
  readonly kind: NameKind;
  readonly detail: string;
  readonly layer: string | null;
  readonly title: string;
  readonly other_texts: string | null;
  readonly element_id: string | null;
  readonly longitude: number;
  readonly latitude: number;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}

/** What is asked of the file of an index. */
export interface IndexFile {
  /**
   * The first rows in their order whose words match.
   *
   * @param match an expression of FTS5.
   */
  rows(match: string, most: number): ThingRow[];
  /** The number of the last row. */
  readonly lastRow: number;
  /** Words of the index that begin so, one more at most than so many, which tells that there are more. */
  wordsBegun(begun: string, most: number): string[];
  isWord(word: string): boolean;
  /** The number of an element type's source; undefined where none of its elements can be found. */
  sourceOf(elementType: string): number | undefined;
  close(): void;
}

/** @throws DomainError `dataset/corrupt-file` where the file is not there or is no index. */
export function openIndexFile(path: string): IndexFile {
  const database = openDatabase(path);
  const matching = database.prepare(`
    SELECT thing.id, kind, detail, layer, title, other_texts, element_id, longitude, latitude, west, south, east, north
    FROM (
      SELECT rowid AS found FROM thing_words WHERE thing_words MATCH ? ORDER BY rowid LIMIT ?
    ) CROSS JOIN thing ON thing.id = found CROSS JOIN source ON source.id = thing.source`);
  const begunBy = database.prepare("SELECT word FROM word WHERE word >= ? AND word < ? LIMIT ?");
  const same = database.prepare("SELECT 1 FROM word WHERE word = ?");
  const ofType = database.prepare("SELECT id FROM source WHERE kind = 'element' AND layer = ?");
  return {
    rows: (match, most) => matching.all(match, most) as unknown as ThingRow[],
    lastRow: Number(database.prepare("SELECT max(id) AS last FROM thing").get()?.last ?? 0),
    wordsBegun: (begun, most) =>
      begunBy.all(begun, `${begun}\u{10ffff}`, most + 1).map(({ word }) => String(word)),
    isWord: (word) => same.get(word) !== undefined,
    sourceOf: (elementType) => {
      const id = ofType.get(elementType)?.id;
      return id === undefined ? undefined : Number(id);
    },
    close: () => database.close(),
  };
}

function openDatabase(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  // Nobody writes: no locks are taken, and a folder that is read only will do.
  url.searchParams.set("immutable", "1");
  try {
    const database = new DatabaseSync(url, { readOnly: true });
    database.exec(`PRAGMA cache_size = ${cacheKib}`);
    return database;
  } catch (cause) {
    throw corruptFile(searchPath, "it cannot be opened", cause);
  }
}
