import { closeSync, openSync, readSync } from "node:fs";
import { endianness } from "node:os";
import { inflateSync } from "node:zlib";
import { addDecoder, BaseDecoder, fromFile, type GeoTIFFImage, getDecoder } from "geotiff";
import { type Place, refuse } from "../input/refusal.ts";
import type { CellValues, CellWindow } from "./cellWindow.ts";
import { type MaskCells, type Masking, openMask } from "./maskCells.ts";

/** One band of a GeoTIFF on disk. Goes to worker threads as it is. */
export interface StoredBand {
  readonly path: string;
  /** Counting from 1. */
  readonly band: number;
  /** As stored; NaN when there is none. */
  readonly noData: number;
  /** A value is what is stored * scale + offset. */
  readonly scale: number;
  readonly offset: number;
  readonly masking?: Masking;
  /** What the raster is called when it cannot be read. */
  readonly place: Place;
}

/** Reads blocks of one band. */
export interface BandCells {
  /** Cells that are stored together: reading whole multiples of it decodes nothing twice. */
  readonly block: { readonly columns: number; readonly rows: number };
  /** Values row by row; no data is NaN. Valid until the next read. */
  read(window: CellWindow): Promise<CellValues>;
  close(): Promise<void>;
}

/** zlib in place of the library's inflate in JavaScript, which takes four times as long. */
class ZlibDecoder extends BaseDecoder {
  override decodeBlock(buffer: ArrayBufferLike): ArrayBufferLike {
    const { buffer: bytes, byteOffset, byteLength } = inflateSync(new Uint8Array(buffer));
    return byteOffset === 0 && byteLength === bytes.byteLength
      ? bytes
      : bytes.slice(byteOffset, byteOffset + byteLength);
  }
}
addDecoder([8, 32946], async () => ZlibDecoder);

/** @throws DomainError as `openMask`; `read` throws `import/damaged` for blocks that cannot be decoded. */
export async function openBand(stored: StoredBand): Promise<BandCells> {
  const tiff = await fromFile(stored.path);
  const image = await tiff.getImage();
  const layout = layoutOf(image, stored.band);
  const { path, place, masking } = stored;
  const mask = masking === undefined ? undefined : await openMask(path, place, tiff, image, masking);
  const file = openSync(path, "r");
  const read = layout === undefined ? readAny : await reader(stored, image, layout, file);
  const block = {
    columns: image.getTileWidth(),
    // Rows of a strip that is not compressed can be read one by one, however many the strip has.
    rows: layout?.isPlain && layout.across === 1 ? 1 : image.getTileHeight(),
  };
  return {
    block,
    async read(window) {
      try {
        const values = await read(stored, image, window);
        await finish(stored, mask, window, values);
        return values;
      } catch (cause) {
        throw refuse(
          "damaged",
          stored.place,
          `rows ${window.firstRow} to ${window.firstRow + window.rows - 1} cannot be decoded`,
          "It is probably damaged: copy or export it again.",
          { cause: String(cause) },
        );
      }
    },
    async close() {
      closeSync(file);
      await mask?.close();
      await tiff.close();
    },
  };
}

/** What is stored becomes what it stands for, in place. */
async function finish(
  { scale, offset }: StoredBand,
  mask: MaskCells | undefined,
  window: CellWindow,
  values: CellValues,
): Promise<void> {
  if (scale !== 1 || offset !== 0)
    for (let i = 0; i < values.length; i++) values[i] = values[i]! * scale + offset;
  if (mask === undefined) return;
  const hasData = await mask.read(window);
  for (let i = 0; i < values.length; i++) if (hasData[i] === 0) values[i] = Number.NaN;
}

type Values = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | CellValues;
type ArrayType = new (buffer: ArrayBufferLike, byteOffset: number, length: number) => Values;

/** How a band's cells lie in their blocks. */
interface Layout {
  readonly arrayType: ArrayType;
  readonly bytes: number;
  /** Values of other bands between two of this one, and before the first. */
  readonly stride: number;
  readonly skip: number;
  /** Whether blocks lie on disk as they are in memory. */
  readonly isPlain: boolean;
  readonly across: number;
}

const arrayTypes: Readonly<Record<string, ArrayType>> = {
  "1/8": Uint8Array,
  "1/16": Uint16Array,
  "1/32": Uint32Array,
  "2/8": Int8Array,
  "2/16": Int16Array,
  "2/32": Int32Array,
  "3/32": Float32Array,
  "3/64": Float64Array,
};

/** None, LZW, deflate by both its numbers, PackBits, Zstandard: those that need no parameters of their own. */
const knownCompressions = [1, 5, 8, 32946, 32773, 50000];

/** @returns undefined for layouts that only the library knows: packed bits, half floats, big-endian numbers, JPEG. */
function layoutOf(image: GeoTIFFImage, band: number): Layout | undefined {
  const samples = image.getSamplesPerPixel();
  const kinds = Array.from(
    { length: samples },
    (_, i) => `${image.getSampleFormat(i)}/${image.getBitsPerSample(i)}`,
  );
  const arrayType = arrayTypes[kinds[0]!];
  if (arrayType === undefined || new Set(kinds).size > 1) return undefined;
  if (!image.littleEndian || endianness() !== "LE") return undefined;
  const directory = image.getFileDirectory();
  if (!knownCompressions.includes(directory.getValue("Compression") ?? 1)) return undefined;
  const isApart = image.planarConfiguration === 2;
  return {
    arrayType,
    bytes: image.getBitsPerSample(0) / 8,
    stride: isApart ? 1 : samples,
    skip: isApart ? 0 : band - 1,
    isPlain: (directory.getValue("Compression") ?? 1) === 1,
    across: Math.ceil(image.getWidth() / image.getTileWidth()),
  };
}

type Read = (stored: StoredBand, image: GeoTIFFImage, window: CellWindow) => Promise<CellValues>;

async function reader(stored: StoredBand, image: GeoTIFFImage, layout: Layout, file: number): Promise<Read> {
  const { arrayType, bytes, stride, skip, isPlain, across } = layout;
  const directory = image.getFileDirectory();
  const compression = directory.getValue("Compression") ?? 1;
  const parameters = {
    tileWidth: image.getTileWidth(),
    tileHeight: image.getTileHeight(),
    planarConfiguration: image.planarConfiguration,
    bitsPerSample: directory.getValue("BitsPerSample") ?? [bytes * 8],
    predictor: (await directory.loadValue("Predictor")) ?? 1,
  };
  const decoder = await getDecoder(compression, parameters);
  const isFloat32 = arrayType === Float32Array || bytes < 4;
  const missing = isFloat32 ? Math.fround(stored.noData) : stored.noData;
  const down = Math.ceil(image.getHeight() / image.getTileHeight());
  const plane = image.planarConfiguration === 2 ? (stored.band - 1) * across * down : 0;
  const offsets = isPlain
    ? await directory.loadValue(image.isTiled ? "TileOffsets" : "StripOffsets")
    : undefined;
  let heldCells: CellValues = new Float32Array(0);

  /** Rows of a block, from `first` on. */
  const rowsOf = async (x: number, y: number, first: number, count: number): Promise<Values> => {
    const width = parameters.tileWidth * stride;
    const offset = offsets === undefined ? 0 : Number(offsets[plane + y * across + x]);
    if (offset === 0) {
      // Compressed, or a block that was never written: the library fills it with no data.
      const { data } = await image.getTileOrStrip(x, y, stored.band - 1, decoder as never);
      return new arrayType(data, first * width * bytes, count * width);
    }
    const buffer = new Uint8Array(count * width * bytes);
    const read = readSync(file, buffer, 0, buffer.length, offset + first * width * bytes);
    if (read < buffer.length) throw new RangeError("the file ends within a block");
    return new arrayType(buffer.buffer, 0, count * width);
  };

  return async (_stored, _image, { firstColumn, firstRow, columns, rows }) => {
    const size = columns * rows;
    if (heldCells.length < size) heldCells = isFloat32 ? new Float32Array(size) : new Float64Array(size);
    const values = heldCells.subarray(0, size);
    const { tileWidth, tileHeight } = parameters;
    for (let y = Math.floor(firstRow / tileHeight); y * tileHeight < firstRow + rows; y++)
      for (let x = Math.floor(firstColumn / tileWidth); x * tileWidth < firstColumn + columns; x++) {
        const top = Math.max(firstRow, y * tileHeight);
        const bottom = Math.min(firstRow + rows, (y + 1) * tileHeight);
        const left = Math.max(firstColumn, x * tileWidth);
        const right = Math.min(firstColumn + columns, (x + 1) * tileWidth);
        const block = await rowsOf(x, y, top - y * tileHeight, bottom - top);
        for (let row = top; row < bottom; row++) {
          let from = ((row - top) * tileWidth + left - x * tileWidth) * stride + skip;
          let to = (row - firstRow) * columns + left - firstColumn;
          for (let column = left; column < right; column++, from += stride, to++) {
            const value = block[from]!;
            values[to] = value === missing ? Number.NaN : value;
          }
        }
      }
    return values;
  };
}

const readAny: Read = async ({ band, noData }, image, { firstColumn, firstRow, columns, rows }) => {
  const window = [firstColumn, firstRow, firstColumn + columns, firstRow + rows];
  const [values] = await image.readRasters({ window, samples: [band - 1] });
  if (values === undefined || typeof values === "number")
    return new Float64Array(columns * rows).fill(Number.NaN);
  const missing = values instanceof Float32Array ? Math.fround(noData) : noData;
  return Float64Array.from(values, (value) => (value === missing ? Number.NaN : value));
};
