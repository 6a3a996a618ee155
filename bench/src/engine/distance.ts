import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { AreaPolygon } from "./areas.ts";
import { askEngine } from "./askEngine.ts";
import type { BenchDistrict } from "./district.ts";
import type { Timing } from "./timing.ts";
import { watched } from "./touched.ts";

/**
 * How far a query is from what memory allows: every cache line it reads of the layer, counted by running it once over
 * watched arrays, against how fast this machine reads memory one after the other.
 */
export function printDistance(
  index: SpatialIndex,
  geometry: GeometryColumn,
  district: BenchDistrict,
  area: AreaPolygon,
  engine: Timing,
  bytesPerSecond: number,
): void {
  const { exposure, metric, cost } = district;
  const { value, read } = watched({ index: { ...index, geometry }, exposure, metric, cost }, "layer");
  askEngine(value.index, { ...district, ...value }, area);
  const touched = [...read()].filter(([, { reads }]) => reads > 0);
  const group = (words: string, belongs: (path: string) => boolean) => {
    const mine = touched.filter(([path]) => belongs(path));
    const bytes = mine.reduce((sum, [, each]) => sum + each.lineBytes, 0);
    const reads = mine.reduce((sum, [, each]) => sum + each.reads, 0);
    return { words, bytes, reads };
  };
  const parts = [
    group("index nodes", (path) => path.includes(".tree.") || path.includes(".located")),
    group("geometry at the area's edge", (path) => path.includes(".geometry.") || path.includes(".anchors")),
    group("exposure rows", (path) => path.includes(".exposure.")),
    group("metric and cost", (path) => path.endsWith(".metric") || path.endsWith(".cost")),
  ];
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const reads = parts.reduce((sum, part) => sum + part.reads, 0);
  const limitMs = (bytes / bytesPerSecond) * 1000;
  const megabytes = (value: number) => `${(value / 1e6).toFixed(2)} MB`;
  console.log(
    `\n${geometry.kind}s: a query touches ${megabytes(bytes)} of cache lines: ${parts.map((part) => `${part.words} ${megabytes(part.bytes)}`).join(", ")}`,
  );
  console.log(
    `  at full memory speed that is ${limitMs.toFixed(2)} ms, ${((limitMs / engine.medianMs) * 100).toFixed(0)}% of the ${engine.medianMs.toFixed(2)} ms it takes; ${(reads / 1e6).toFixed(1)} million reads, ${((engine.medianMs * 1e6) / reads).toFixed(2)} ns each`,
  );
}
