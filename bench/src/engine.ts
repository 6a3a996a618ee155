import { cpus } from "node:os";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import pg from "pg";
import { differences } from "./engine/answer.ts";
import { type AreaPolygon, drawAreas } from "./engine/areas.ts";
import { askEngine, readSummary } from "./engine/askEngine.ts";
import { askLoop } from "./engine/askLoop.ts";
import { askPostgis, describeServer, dropTables, loadPostgis, readRows } from "./engine/askPostgis.ts";
import { askServed, serveFrom } from "./engine/askServed.ts";
import { printColdOpen } from "./engine/coldOpen.ts";
import { printDistance } from "./engine/distance.ts";
import { type BenchDistrict, makeDistrict } from "./engine/district.ts";
import { bufferBytes, readBandwidth } from "./engine/memory.ts";
import { printParts } from "./engine/parts.ts";
import { type Timing, time } from "./engine/timing.ts";

// How long the engine takes for a drawn area over a large layer, beside a plain loop and, when STOPBANK_BENCH_PG names
// a server that has PostGIS, beside PostGIS on the same data. All peers must give the same numbers, or it fails.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const share = 0.28;
const areaCount = 10;

const postgisUrl = process.env.STOPBANK_BENCH_PG;
const client = postgisUrl === undefined ? undefined : new pg.Client({ connectionString: postgisUrl });
await client?.connect();

const bytesPerSecond = readBandwidth();
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(`memory reads ${(bytesPerSecond / 1e9).toFixed(1)} GB/s in one thread`);
if (client !== undefined) console.log(await describeServer(client));

const district = makeDistrict(count, 1);
let failed = false;
// Code that has met watched arrays is slow for good: distances are read once everything has been timed.
const distances: (() => void)[] = [];
for (const geometry of [district.points, district.squares]) distances.push(await run(geometry, district));
for (const print of distances) print();
await client?.end();
const [drawn] = drawAreas(buildIndex(district.points), share, 1);
await printColdOpen(district, drawn!);
process.exitCode = failed ? 1 : 0;

/** @returns what prints how far it is from what memory allows. */
async function run(geometry: GeometryColumn, district: BenchDistrict): Promise<() => void> {
  const started = performance.now();
  const index = buildIndex(geometry);
  const buildMs = performance.now() - started;
  const areas = drawAreas(index, share, areaCount);
  const summary = askEngine(index, district, areas[0]!);
  const pairs = district.exposure.element.length;
  console.log(
    `\n${count.toLocaleString("en")} ${geometry.kind}s, ${pairs.toLocaleString("en")} exposure rows`,
  );
  console.log(
    `area: 64 vertices, ${summary.selected.count.toLocaleString("en")} elements; ${areaCount} such areas in turn`,
  );
  console.log(`index built in ${buildMs.toFixed(0)} ms`);

  const engine = await time(areas, 50, 300, (area) => askEngine(index, district, area));
  print("Stopbank engine", engine, engine);
  const served = serveFrom(index, district);
  print("as the product serves", await time(areas, 100, 300, (area) => askServed(served, area)), engine);
  printParts(served, areas);
  console.log(`its sums of blocks made in ${served.blocksMs.toFixed(0)} ms, once for a scenario`);
  await check("what is served", areas, async (area) => readSummary(askServed(served, area)));
  print(
    "loop over typed arrays",
    await time(areas, 2, 10, (area) => askLoop(geometry, district, area)),
    engine,
  );
  await check("loop", areas, (area) => Promise.resolve(askLoop(geometry, district, area)));
  if (client === undefined) console.log("PostGIS: not run; STOPBANK_BENCH_PG names no server");
  else {
    await loadPostgis(client, geometry, district);
    print("PostGIS", await time(areas, 3, 20, (area) => askPostgis(client, area)), engine);
    await check("PostGIS", areas, async (area) => readRows(await askPostgis(client, area)));
    await dropTables(client);
  }
  printMemory(geometry, index, district);
  return () => printDistance(index, geometry, district, areas[0]!, engine, bytesPerSecond);

  async function check(
    peer: string,
    asked: AreaPolygon[],
    ask: (area: AreaPolygon) => Promise<ReturnType<typeof readRows>>,
  ) {
    for (const area of asked) {
      const found = differences(readSummary(askEngine(index, district, area)), await ask(area));
      if (found.length === 0) continue;
      failed = true;
      console.log(`${peer} gives other numbers: ${found.slice(0, 5).join("; ")}`);
      return;
    }
    console.log(`${peer} gives the same numbers for all ${asked.length} areas`);
  }
}

function print(name: string, timing: Timing, engine: Timing): void {
  const ratio =
    timing === engine ? "" : `   ${(timing.medianMs / engine.medianMs).toPrecision(2)} times the engine`;
  const ms = (value: number) => value.toFixed(2).padStart(9);
  console.log(
    `${name.padEnd(24)} median ${ms(timing.medianMs)} ms   p95 ${ms(timing.p95Ms)} ms   (${timing.runs} runs)${ratio}`,
  );
}

function printMemory(geometry: GeometryColumn, index: object, district: BenchDistrict): void {
  const { exposure, metric, cost } = district;
  const each = (bytes: number) => (bytes / count).toFixed(1);
  const geometryBytes = bufferBytes(geometry);
  const added = bufferBytes(geometry, index) - geometryBytes;
  const total = bufferBytes(geometry, index, metric, cost, exposure);
  const perPair = bufferBytes(exposure) / exposure.element.length;
  console.log(
    `memory: ${each(geometryBytes)} geometry + ${each(added)} index and anchors + ${each(bufferBytes(metric, cost))} metric and cost bytes per element, ${perPair.toFixed(1)} per exposed pair`,
  );
  console.log(
    `  an element with its pair ${(bufferBytes(geometry, index, metric, cost) / count + perPair).toFixed(1)} bytes; per element or pair ${(total / (count + exposure.element.length)).toFixed(1)}`,
  );
}
