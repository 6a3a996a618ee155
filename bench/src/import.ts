import { mkdtempSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildings, floodRaster, places } from "./import/data.ts";
import { howToGetPeer, type PeerAnswer, runPeer } from "./import/peer.ts";
import { type ImportCase, type ImportRun, runImport } from "./import/runImport.ts";

// How long `stopbank import` takes for many elements under large rasters, beside rasterio on the same files. Values of
// the first elements must be equal, or it fails. `--huge` takes rasters of 2 GB and tells the memory they need.
const folder = process.env.STOPBANK_BENCH_DATA ?? join(tmpdir(), "stopbank-bench-import");
const polygonCount = Number(process.env.STOPBANK_BENCH_POLYGONS ?? 500_000);
const pointCount = Number(process.env.STOPBANK_BENCH_POINTS ?? 1_000_000);
/** The peer takes minutes for all polygons: it runs on these and is scaled. */
const peerPolygons = 20_000;
const peerPoints = 50_000;
const compared = 2_000;
const sideMetres = 20_000;

const whole = (value: number) => Math.round(value).toLocaleString("en");
const line = (name: string, text: string) => console.log(`  ${name.padEnd(34)} ${text}`);
let failed = false;

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
const cacheFolder = mkdtempSync(join(tmpdir(), "stopbank-bench-cache-"));
try {
  if (process.argv.includes("--huge")) runHuge();
  else {
    runPolygons();
    runPoints();
  }
} finally {
  rmSync(cacheFolder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function runPolygons(): void {
  const side = 10_000;
  const raster = floodRaster(
    join(folder, `flood-${side}.tif`),
    { width: side, height: side, cell: 2, blocks: "tiles", compress: true },
    1,
  );
  const file = buildings(join(folder, `buildings-${polygonCount}.gpkg`), polygonCount, sideMetres);
  const cells = side * side;
  console.log(
    `\n${whole(polygonCount)} building outlines (GeoPackage, EPSG:2193) under ${whole(side)} x ${whole(side)} cells of 2 m (float32, deflated tiles): mean depth of each`,
  );
  const shared: ImportCase = {
    elements: { file, geometry: "polygon" },
    rasters: [raster],
    // As the peer weighs cells, so that values can be compared.
    sampling: { rule: "mean", cells: "centre" },
    ids: Array.from({ length: compared }, (_, i) => `b${i}`),
    writes: true,
  };
  const exact = runImport({ ...shared, sampling: { rule: "mean", cells: "coverage" }, writes: false });
  printSampling("Stopbank, exact coverage", exact, polygonCount, cells);
  // A published import cuts tiles while it samples, so the step is timed in one that only checks.
  const checked = runImport({ ...shared, writes: false });
  printSampling("Stopbank, cells by their middle", checked, polygonCount, cells);
  const peer = runPeer<(number | null)[]>("polygons", peerPolygons, compared, [file, raster]);
  printPeer(peer, polygonCount, sampling(checked).seconds, sampling(exact).seconds);
  const published = runImport({ ...shared, cacheFolder });
  if (peer !== undefined) compare([peer.values], published);
  printWhole(published);
  printWhole(runImport({ ...shared, cacheFolder }), "again, nothing changed");
}

function runPoints(): void {
  const side = 2_000;
  const rasters = Array.from({ length: 20 }, (_, i) =>
    floodRaster(
      join(folder, `scenario-${side}-${i}.tif`),
      { width: side, height: side, cell: sideMetres / side, blocks: "tiles", compress: true },
      100 + i,
    ),
  );
  const file = places(join(folder, `places-${pointCount}.gpkg`), pointCount, sideMetres);
  console.log(
    `\n${whole(pointCount)} points under 20 scenario rasters of ${whole(side)} x ${whole(side)} cells: value at each`,
  );
  const shared: ImportCase = {
    elements: { file, geometry: "point" },
    rasters,
    sampling: { rule: "centroid" },
    ids: Array.from({ length: compared }, (_, i) => `p${i}`),
    writes: true,
  };
  const checked = runImport({ ...shared, writes: false });
  printSampling("Stopbank", checked, pointCount * 20, side * side * 20);
  const peer = runPeer<(number | null)[][]>("points", peerPoints, compared, [file, ...rasters]);
  printPeer(peer, pointCount, sampling(checked).seconds);
  const published = runImport(shared);
  if (peer !== undefined) compare(peer.values, published);
  printWhole(published);
}

function runHuge(): void {
  const file = buildings(join(folder, `buildings-${polygonCount}.gpkg`), polygonCount, sideMetres);
  const [width, height] = [25_000, 20_000];
  for (const [blocks, compress] of [
    ["tiles", false],
    ["tiles", true],
    ["strips", false],
  ] as const) {
    const name = `huge-${blocks}-${compress ? "deflate" : "plain"}.tif`;
    const raster = floodRaster(join(folder, name), { width, height, cell: 1, blocks, compress }, 3);
    const megabytes = whole(statSync(raster).size / 1e6);
    console.log(
      `\n${whole(width)} x ${whole(height)} cells (2,000 MB as numbers) in ${blocks}, ${compress ? "deflated" : "not compressed"}, ${megabytes} MB on disk; ${whole(polygonCount)} outlines`,
    );
    const run = runImport({
      elements: { file, geometry: "polygon" },
      rasters: [raster],
      sampling: { rule: "mean", cells: "coverage" },
      ids: [],
      writes: true,
    });
    printSampling("Stopbank", run, polygonCount, width * height);
    printWhole(run);
    if (run.peakBytes > 1.5e9) {
      failed = true;
      line("memory", "is over 1,500 MB");
    }
  }
}

/** Steps by what they are for. */
function phases({ steps }: ImportRun): Map<string, number> {
  const total = new Map<string, number>();
  for (const [step, seconds] of steps) {
    // What is said within sampling, such as that a scenario is unchanged, belongs to it.
    const first = step.split(" ")[0]!;
    const phase = ["Reading", "Writing", "Checking"].includes(first) ? first : "Sampling";
    total.set(phase, (total.get(phase) ?? 0) + seconds);
  }
  return total;
}

/** From elements in memory to values: opening rasters, taking shapes into their system, decoding, reading cells. */
function sampling(run: ImportRun): { readonly seconds: number; readonly reading: number } {
  const all = phases(run);
  return { seconds: all.get("Sampling") ?? 0, reading: all.get("Reading") ?? 0 };
}

function printSampling(name: string, run: ImportRun, values: number, cells: number): void {
  const { seconds, reading } = sampling(run);
  line(
    name,
    `${seconds.toFixed(1)} s sampling, ${(seconds + reading).toFixed(1)} s with reading the elements; ${whole(values / seconds)} values/s, ${whole(cells / seconds)} cells/s; peak ${whole(run.peakBytes / 1e6)} MB`,
  );
}

function printPeer(
  peer: PeerAnswer<unknown> | undefined,
  count: number,
  ...ours: readonly [like: number, exact?: number]
): void {
  if (peer === undefined) {
    line("rasterio", howToGetPeer);
    return;
  }
  const seconds = (peer.seconds / peer.count) * count;
  line(
    peer.version,
    `${peer.seconds.toFixed(1)} s for the first ${whole(peer.count)}, so ${seconds.toFixed(0)} s for all (scaled); peak ${whole(peer.peakBytes / 1e6)} MB`,
  );
  const [like, exact] = ours.map((each) => (seconds / each!).toFixed(1));
  line(
    "ratio",
    `Stopbank samples ${like} times as fast by the same rule${exact === undefined ? "" : `, ${exact} times with exact coverage`}`,
  );
}

/** Middles on an edge may fall to either side; a value that only one of the two has counts as different. */
function compare(peer: readonly (readonly (number | null)[])[], { values }: ImportRun): void {
  let different = 0;
  let none = 0;
  peer.forEach((scenario, s) => {
    scenario.forEach((theirs, i) => {
      const ours = values[s]?.[i] ?? null;
      // rasterio has nothing for an outline that covers no middle; Stopbank takes the cell at its own middle.
      if (theirs === null && ours !== null) none++;
      else if (theirs !== ours && Math.abs((theirs ?? Number.NaN) - (ours ?? Number.NaN)) > 1e-5) different++;
      else if ((theirs === null) !== (ours === null)) different++;
    });
  });
  const count = peer.reduce((sum, each) => sum + each.length, 0);
  if (different > 0 || none > 0) failed = true;
  line(
    "values",
    different + none === 0
      ? `equal for all ${whole(count)} compared`
      : `${different} of ${whole(count)} differ, ${none} are missing in the peer`,
  );
}

function printWhole(run: ImportRun, name = "whole import, published"): void {
  const shares = [...phases(run)].map(
    ([phase, seconds]) => `${phase.toLowerCase()} ${Math.round((seconds / run.seconds) * 100)}%`,
  );
  line(name, `${run.seconds.toFixed(1)} s (${shares.join(", ")}); peak ${whole(run.peakBytes / 1e6)} MB`);
}
