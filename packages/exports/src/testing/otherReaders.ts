import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const python = process.platform === "win32" ? "python" : "/usr/bin/python3";
const isDemanded = process.env.STOPBANK_REQUIRE_READERS === "1";

/** Whether Debian's python3-openpyxl is here; where it is demanded, a test without it fails instead of being skipped. */
export const hasOpenpyxl = isDemanded || spawnSync(python, ["-c", "import openpyxl"]).status === 0;
/** Whether GDAL's own programs are here (Debian's gdal-bin); likewise. */
export const hasOgr = isDemanded || spawnSync("ogr2ogr", ["--version"]).status === 0;
if (!hasOpenpyxl)
  console.warn("SKIPPED: workbooks read by openpyxl. Install it (apt-get install python3-openpyxl).");
if (!hasOgr) console.warn("SKIPPED: exports read by GDAL. Install it (apt-get install gdal-bin).");

export type ReadCell = string | number | null | { readonly day: string };

export interface ReadSheet {
  readonly rows: readonly (readonly ReadCell[])[];
  readonly formulas: number;
  readonly frozen: string | null;
  readonly filter: string | null;
  /** Of the last row's cells. */
  readonly formats: readonly string[];
}

export interface ReadWorkbook {
  readonly sheets: Readonly<Record<string, ReadSheet>>;
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
}

/** A workbook as openpyxl reads it. */
export const readWorkbook = (bytes: Uint8Array): ReadWorkbook =>
  inFile(bytes, "book.xlsx", (path) =>
    JSON.parse(run(python, [fileURLToPath(new URL("readWorkbook.py", import.meta.url)), path])),
  );

export interface OgrFeature {
  readonly properties: Readonly<Record<string, string | number | null>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** The layers of a file as GDAL reads them. @param name of the file, whose ending says what it is. */
export function readWithOgr(
  bytes: Uint8Array,
  name: string,
): Readonly<Record<string, readonly OgrFeature[]>> {
  return inFile(bytes, name, (path) => {
    // `1: buildings (Multi Polygon)`, or without the type.
    const layers = [...run("ogrinfo", ["-q", "-ro", path]).matchAll(/^\d+: (.*?)(?: \([^()]*\))?$/gm)];
    return Object.fromEntries(
      layers
        .map(([, layer]) => String(layer))
        .filter((layer) => layer !== "layer_styles")
        .map((layer) => [
          layer,
          JSON.parse(
            run("ogr2ogr", ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=12", "/vsistdout/", path, layer]),
          ).features as OgrFeature[],
        ]),
    );
  });
}

/** What `ogrinfo` says of a file and its layers. */
export const ogrInfo = (bytes: Uint8Array, name: string): string =>
  inFile(bytes, name, (path) => run("ogrinfo", ["-ro", "-so", "-al", path]));

function inFile<T>(bytes: Uint8Array, name: string, read: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-read-"));
  try {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return read(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}
