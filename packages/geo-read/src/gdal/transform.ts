import type { Gdal3 } from "./gdal3.ts";
import { openGdal } from "./openGdal.ts";

/** Coordinates from one reference system to another, x before y whatever the systems' axis order. */
export interface Transform {
  /**
   * Takes positions along, x and y interleaved, in place. Those of a group are taken together as GDAL takes those of a
   * point, a line or a ring, for which it may choose among several operations.
   *
   * @param starts where each group begins, in positions, and at the end their number.
   * @returns whether all of them have a place in the other system; if not, coordinates are of no use any more.
   */
  apply(coords: Float64Array, starts: ArrayLike<number>): boolean;
  close(): void;
}

/** What is used of the WebAssembly itself: https://gdal.org/api/ogr_srs_api.html */
interface WasmModule {
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  ccall(name: string, returns: "number" | null, types: readonly string[], values: readonly unknown[]): number;
  _OCTTransform(transform: number, count: number, x: number, y: number, z: number): number;
}

/** Longitude before latitude, easting before northing. */
const traditionalOrder = 0;
/** Positions that lie in GDAL's memory at once, unless a group has more. */
const blockLength = 1 << 16;

/**
 * GDAL's transformation of coordinates without its features, which to longitude and latitude takes twenty times as long;
 * the numbers are the same.
 *
 * @returns undefined where GDAL knows no way from one to the other.
 */
export async function openTransform(source: string, target: string): Promise<Transform | undefined> {
  const gdal = await openGdal();
  const { Module } = gdal.api as Gdal3 & { readonly Module: WasmModule };
  const systems: number[] = [];
  const number = (name: string, types: readonly string[], ...values: readonly unknown[]) =>
    Module.ccall(name, "number", types, values);
  const system = (definition: string) => {
    const made = number("OSRNewSpatialReference", ["string"], "");
    systems.push(made);
    const failed = number("OSRSetFromUserInput", ["number", "string"], made, definition) !== 0;
    Module.ccall("OSRSetAxisMappingStrategy", null, ["number", "number"], [made, traditionalOrder]);
    return failed ? 0 : made;
  };
  const transform = gdal.quietly(() => {
    const [from, to] = [system(source), system(target)];
    return from === 0 || to === 0
      ? 0
      : number("OCTNewCoordinateTransformation", ["number", "number"], from, to);
  });
  for (const made of systems) Module.ccall("OSRDestroySpatialReference", null, ["number"], [made]);
  if (transform === 0) return undefined;
  return {
    apply: (coords, starts) => gdal.quietly(() => applyInBlocks(Module, transform, coords, starts)),
    close: () => void Module.ccall("OCTDestroyCoordinateTransformation", null, ["number"], [transform]),
  };
}

function applyInBlocks(
  Module: WasmModule,
  transform: number,
  coords: Float64Array,
  starts: ArrayLike<number>,
): boolean {
  const groups = starts.length - 1;
  let longest = blockLength;
  for (let group = 0; group < groups; group++)
    longest = Math.max(longest, starts[group + 1]! - starts[group]!);
  const xs = Module._malloc(longest * 16);
  const ys = xs + longest * 8;
  try {
    for (let group = 0; group < groups; ) {
      const first = starts[group]!;
      const from = group;
      while (group < groups && starts[group + 1]! - first <= longest) group++;
      // GDAL's memory moves when it grows, so it is looked up each time.
      const put = Module.HEAPF64;
      for (let v = first; v < starts[group]!; v++) {
        put[xs / 8 + v - first] = coords[v * 2]!;
        put[ys / 8 + v - first] = coords[v * 2 + 1]!;
      }
      for (let each = from; each < group; each++) {
        const at = (starts[each]! - first) * 8;
        const length = starts[each + 1]! - starts[each]!;
        if (length > 0 && Module._OCTTransform(transform, length, xs + at, ys + at, 0) === 0) return false;
      }
      const taken = Module.HEAPF64;
      for (let v = first; v < starts[group]!; v++) {
        coords[v * 2] = taken[xs / 8 + v - first]!;
        coords[v * 2 + 1] = taken[ys / 8 + v - first]!;
      }
    }
    return true;
  } finally {
    Module._free(xs);
  }
}
