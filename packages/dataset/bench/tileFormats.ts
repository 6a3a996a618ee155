import { randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createColumnCache } from "../src/read/ColumnCache.ts";
import { fileReader } from "../src/read/readChecked.ts";
import { tileArchive } from "../src/read/tileArchive.ts";
import { localStorage } from "../src/storage/localStorage.ts";
import { gzipDeterministic } from "../src/tiles/gzip.ts";
import { PmtilesWriter } from "../src/tiles/PmtilesWriter.ts";
import { measure, megabytes, milliseconds, printTable, random } from "./measure.ts";

const zoom = 14;
const side = 250;
const bounds: [number, number, number, number] = [172, -41, 178, -36];

/** A fifth are the same empty-sea tile, the rest about 2 kB each that do not compress. */
function makeTiles() {
  const next = random(2);
  const sea = new Uint8Array(800).fill(7);
  return Array.from({ length: side * side }, (_, i) => ({
    x: 16000 + (i % side),
    y: 10000 + Math.floor(i / side),
    bytes: next() < 0.2 ? sea : new Uint8Array(randomBytes(1000 + Math.floor(next() * 2000))),
  }));
}

type Tiles = ReturnType<typeof makeTiles>;

function writePmtiles(path: string, tiles: Tiles): void {
  rmSync(path, { force: true });
  const about = { kind: "vector", minZoom: zoom, maxZoom: zoom, bounds, metadata: {} } as const;
  const writer = new PmtilesWriter(path, about);
  for (const { x, y, bytes } of tiles) writer.add(zoom, x, y, bytes);
  writer.close();
}

function writeMbtiles(path: string, tiles: Tiles): void {
  rmSync(path, { force: true });
  const database = new DatabaseSync(path);
  database.exec(`
    create table metadata (name text, value text);
    create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);
    create unique index tile_index on tiles (zoom_level, tile_column, tile_row);
    begin`);
  const insert = database.prepare("insert into tiles values (?, ?, ?, ?)");
  for (const { x, y, bytes } of tiles) insert.run(zoom, x, 2 ** zoom - 1 - y, gzipDeterministic(bytes));
  database.exec("commit");
  database.close();
}

/** Write time, size and random reads; ranged object storage is a property, not a measurement. */
export async function compareTileFormats(folder: string): Promise<void> {
  const tiles = makeTiles();
  const next = random(3);
  const asked = Array.from({ length: 10_000 }, () => tiles[Math.floor(next() * tiles.length)]!);
  const pmtiles = join(folder, "tiles.pmtiles");
  const mbtiles = join(folder, "tiles.mbtiles");

  const wrotePmtiles = await measure(() => writePmtiles(pmtiles, tiles), 1);
  const bytes = statSync(pmtiles).size;
  const files = { "tiles.pmtiles": { sha256: "", bytes } };
  const reader = fileReader(localStorage(dirname(folder)), basename(folder), files, createColumnCache(0));
  const about = { file: "tiles.pmtiles", kind: "vector", minZoom: zoom, maxZoom: zoom, bounds } as const;
  const archive = tileArchive(reader, { ...about, sourceLayers: [] }, bytes);
  const readPmtiles = await measure(async () => {
    for (const { x, y } of asked) await archive.tile(zoom, x, y);
  });

  const wroteMbtiles = await measure(() => writeMbtiles(mbtiles, tiles), 1);
  const database = new DatabaseSync(mbtiles, { readOnly: true });
  const select = database.prepare(
    "select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?",
  );
  const readMbtiles = await measure(() => {
    for (const { x, y } of asked) select.get(zoom, x, 2 ** zoom - 1 - y);
  });
  database.close();

  const perTile = (ms: number) => `${((ms * 1000) / asked.length).toFixed(0)} µs`;
  const row = (name: string, path: string, wrote: number, read: number, ranged: string) => [
    name,
    milliseconds(wrote),
    megabytes(statSync(path).size),
    perTile(read),
    ranged,
  ];
  const title = `${tiles.length.toLocaleString("en")} vector tiles, a fifth alike`;
  printTable(
    [title, "write", "size", "random read, each", "ranged reads from object storage"],
    [
      row("PMTiles v3", pmtiles, wrotePmtiles.ms, readPmtiles.ms, "yes: header, a leaf, the tile"),
      row(
        "MBTiles (node:sqlite)",
        mbtiles,
        wroteMbtiles.ms,
        readMbtiles.ms,
        "no: needs the whole file on disk",
      ),
    ],
  );
}
