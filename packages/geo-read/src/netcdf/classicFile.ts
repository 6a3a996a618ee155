import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { NetCDFReader } from "netcdfjs";
import type { NetcdfAttributes, NetcdfFile, NetcdfVariable } from "./netcdfFile.ts";

/** More than any header we know of; the data behind it is read where it is wanted. */
const headerBytes = 16 << 20;

type NumericArray = Int8Array | Int16Array | Int32Array | Float32Array | Float64Array;
const kinds: Readonly<Record<string, { bytes: number; view(buffer: Buffer): NumericArray }>> = {
  byte: { bytes: 1, view: (buffer) => new Int8Array(own(buffer)) },
  char: { bytes: 1, view: (buffer) => new Int8Array(own(buffer)) },
  short: { bytes: 2, view: (buffer) => new Int16Array(own(buffer.swap16())) },
  int: { bytes: 4, view: (buffer) => new Int32Array(own(buffer.swap32())) },
  float: { bytes: 4, view: (buffer) => new Float32Array(own(buffer.swap32())) },
  double: { bytes: 8, view: (buffer) => new Float64Array(own(buffer.swap64())) },
};

const own = ({ buffer, byteOffset, byteLength }: Buffer) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/**
 * NetCDF-3, classic or with 64-bit offsets, read by ranges: memory holds what is asked for.
 * @throws Error where the header cannot be read.
 */
export function openClassic(path: string): NetcdfFile {
  const handle = openSync(path, "r");
  try {
    const head = Buffer.alloc(Math.min(headerBytes, fstatSync(handle).size));
    readSync(handle, head, 0, head.length, 0);
    const { header } = new NetCDFReader(head);
    const { dimensions, recordDimension } = header;
    const sizeOf = (id: number) =>
      id === recordDimension.id ? recordDimension.length : dimensions[id]!.size;
    const variables = header.variables.map((each): [string, NetcdfVariable] => {
      const kind = kinds[each.type] ?? kinds.byte!;
      const own = each.dimensions.map((id) => ({ name: dimensions[id]!.name, size: sizeOf(id) }));
      const [, ...inner] = own;
      const recordBytes = recordDimension.recordStep ?? 0;
      return [
        each.name,
        {
          name: each.name,
          dimensions: own,
          attributes: attributesOf(each.attributes),
          isFloat32: each.type === "float",
          read(start, counts) {
            const count = counts.reduce((product, size) => product * size, 1);
            const place = each.record
              ? each.offset + (start[0] ?? 0) * recordBytes + flat(start.slice(1), inner) * kind.bytes
              : each.offset + flat(start, own) * kind.bytes;
            // Records of several variables alternate, so a run ends with its record.
            if (each.record && (counts[0] ?? 1) > 1) return byRecord(this, start, counts);
            const bytes = Buffer.alloc(count * kind.bytes);
            if (readSync(handle, bytes, 0, bytes.length, place) < bytes.length)
              throw new RangeError(`${path} ends within ${each.name}`);
            return Float64Array.from(kind.view(bytes));
          },
        },
      ];
    });
    return { variables: new Map(variables), close: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function byRecord(
  variable: NetcdfVariable,
  start: readonly number[],
  counts: readonly number[],
): Float64Array {
  const [first = 0, ...startWithin] = start;
  const [records = 0, ...countsWithin] = counts;
  const parts = Array.from({ length: records }, (_, i) =>
    variable.read([first + i, ...startWithin], [1, ...countsWithin]),
  );
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const flat = (start: readonly number[], dimensions: readonly { readonly size: number }[]) =>
  dimensions.reduce((index, { size }, i) => index * size + (start[i] ?? 0), 0);

/** The package types a variable's attributes as an empty list. */
const attributesOf = (attributes: readonly unknown[]): NetcdfAttributes =>
  Object.fromEntries(
    (attributes as readonly { name: string; value: number | string | readonly number[] }[]).map(
      ({ name, value }) => [name, Array.isArray(value) ? value[0] : value],
    ),
  );
