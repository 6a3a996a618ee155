import { closeSync, openSync, writeSync } from "node:fs";
import { ascii, double, long, short, type TiffEntry, tiffHeader } from "./tiffHeader.ts";

export interface PlainTiff {
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  /** Coordinates of the upper left corner and the size of a cell, both sizes above 0. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly bytesPerCell: 4 | 8;
}

const stripRows = 64;

/**
 * Writes a GeoTIFF (BigTIFF) band by band, each from the top, without compression or reference system: what another
 * format is turned into on its way to the sampler. No data is NaN.
 *
 * @param rowsOf values of some rows of a band, counting both from 0; never more than 64 rows.
 */
export function writePlainTiff(
  path: string,
  tiff: PlainTiff,
  rowsOf: (band: number, firstRow: number, rows: number) => Float64Array,
): void {
  const { width, height, bands, bytesPerCell } = tiff;
  const strips = Math.ceil(height / stripRows);
  const rowBytes = width * bytesPerCell;
  const lengths = Array.from(
    { length: strips * bands },
    (_, i) => Math.min(stripRows, height - (i % strips) * stripRows) * rowBytes,
  );
  const head = header(tiff, lengths);
  const handle = openSync(path, "w");
  try {
    writeSync(handle, head);
    for (let band = 0; band < bands; band++)
      for (let first = 0; first < height; first += stripRows) {
        const values = rowsOf(band, first, Math.min(stripRows, height - first));
        writeSync(handle, bytesPerCell === 4 ? Float32Array.from(values) : values);
      }
  } finally {
    closeSync(handle);
  }
}

/** The file's first bytes and its one directory, with what its long entries point to. */
function header(
  { width, height, bands, left, top, cellWidth, cellHeight, bytesPerCell }: PlainTiff,
  lengths: readonly number[],
): Buffer {
  const each = (value: number) => new Array<number>(bands).fill(value);
  const entries: TiffEntry[] = [
    long(256, [width]),
    long(257, [height]),
    short(258, each(bytesPerCell * 8)),
    short(259, [1]),
    short(262, [1]),
    { tag: 273, type: 16, values: lengths, isBlocks: true },
    short(277, [bands]),
    long(278, [stripRows]),
    { tag: 279, type: 16, values: lengths },
    short(284, [2]),
    short(339, each(3)),
    double(33550, [cellWidth, cellHeight, 0]),
    double(33922, [0, 0, 0, left, top, 0]),
    // GDAL's word on what means no data, for the map's copy: "nan".
    ascii(42113, "nan"),
  ];
  return tiffHeader(entries);
}
