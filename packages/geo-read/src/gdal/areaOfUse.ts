import type { Gdal3 } from "./gdal3.ts";
import { openGdal } from "./openGdal.ts";

/** Where a coordinate reference system is used. */
export interface AreaOfUse {
  readonly name: string;
  /** In degrees; west beyond east crosses 180 degrees. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface WasmModule {
  readonly HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  UTF8ToString(pointer: number): string;
  ccall(name: string, returns: "number" | null, types: readonly string[], values: readonly unknown[]): number;
}

/** The form of well-known text that has the area. */
const form = "OSR_WKT_FORMAT";

/** @returns undefined where the system, such as one of a PROJ string, does not say. */
export async function areaOfUse(crs: string): Promise<AreaOfUse | undefined> {
  const gdal = await openGdal();
  const { Module } = gdal.api as Gdal3 & { readonly Module: WasmModule };
  const call = (name: string, types: readonly string[], ...values: readonly unknown[]) =>
    Module.ccall(name, "number", types, values);
  return gdal.quietly(() => {
    const system = call("OSRNewSpatialReference", ["string"], "");
    const pointer = Module._malloc(4);
    Module.HEAPU32[pointer >> 2] = 0;
    Module.ccall("CPLSetConfigOption", null, ["string", "string"], [form, "WKT2_2019"]);
    try {
      if (call("OSRSetFromUserInput", ["number", "string"], system, crs) !== 0) return undefined;
      call("OSRExportToWkt", ["number", "number"], system, pointer);
      const text = Module.HEAPU32[pointer >> 2]!;
      const wkt = text === 0 ? "" : Module.UTF8ToString(text);
      if (text !== 0) Module._free(text);
      return areaIn(wkt);
    } finally {
      Module.ccall("CPLSetConfigOption", null, ["string", "number"], [form, 0]);
      Module._free(pointer);
      Module.ccall("OSRDestroySpatialReference", null, ["number"], [system]);
    }
  });
}

/** The last area stated is that of the whole system; parts of it may have their own before. */
function areaIn(wkt: string): AreaOfUse | undefined {
  const found = [...wkt.matchAll(/AREA\["([^"]*)"\],BBOX\[([^\]]*)\]/g)].at(-1);
  const [south, west, north, east] = (found?.[2] ?? "").split(",").map(Number);
  if (found === undefined || east === undefined) return undefined;
  return { name: found[1]!, west: west!, south: south!, east, north: north! };
}
