import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startTestS3 } from "@stopbank/dataset/testing";
import { readBandwidth } from "./engine/memory.ts";
import { buildings, floodRaster } from "./import/data.ts";
import { runImport } from "./import/runImport.ts";
import { regionSizes, simulateBatch } from "./scale/batch.ts";
import { firstAnswerMs, measureSize, type SizeCost } from "./scale/measureSize.ts";
import { simulate } from "./scale/queue.ts";

// What larger datasets and more processes cost: measured at the sizes that fit here, drawn out as a straight line to
// those that do not, and simulated question by question for several processes. docs/scale.md states the model.
const measured = (process.env.STOPBANK_BENCH_SIZES ?? "100000,300000,1000000").split(",").map(Number);
const drawnOut = [10_000_000, 100_000_000];
/** Taken for what HTTP, JSON and admission add to a question; packages/risk-engine knows nothing of them. */
const requestMs = 2;
/** Taken for a question in fifty: its tile or scenario is not at hand, and a bucket answers in this time. */
const missing = { missMs: 40, missShare: 0.02 };

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(`memory reads ${(readBandwidth() / 1e9).toFixed(1)} GB/s in one thread`);
const s3 = await startTestS3();
const costs: SizeCost[] = [];
try {
  for (const elements of measured)
    costs.push(await measureSize(elements, join(tmpdir(), `stopbank-bench-${elements}`), s3));
} finally {
  await s3.stop();
}
console.log(`load average ${loadavg()[0]!.toFixed(1)}\n`);
printSizes(costs);
const largest = costs.at(-1)!;
for (const { share, ms } of largest.queries) printProcesses(share, ms);
printContinent();

function printSizes(all: readonly SizeCost[]): void {
  const read: [string, (cost: SizeCost) => number][] = [
    ["on disk, elements, MB", ({ diskBytes }) => diskBytes.elements / 1e6],
    ["on disk, one scenario, MB", ({ diskBytes }) => diskBytes.exposure / 1e6],
    ["on disk, tiles, MB", ({ diskBytes }) => diskBytes.tiles / 1e6],
    ["in memory when opened, MB", ({ disk }) => disk.heldBytes / 1e6],
    ["process grows by, MB", ({ disk }) => disk.rssBytes / 1e6],
    ["first answer from disk, ms", ({ disk }) => firstAnswerMs(disk)],
    ["first answer from S3, ms", (cost) => firstAnswerMs(cost.s3)],
    ["requests to S3 for it", (cost) => cost.s3.requestsSent],
    ...[0, 1, 2].map((i): [string, (cost: SizeCost) => number] => [
      `a question about ${figure(all[0]!.queries[i]!.share * 100)}% of them, ms`,
      ({ queries }) => median(queries[i]!.ms),
    ]),
  ];
  const heads = [...measured, ...drawnOut].map(
    (size, i) => `${count(size)}${i < measured.length ? "" : "*"}`,
  );
  console.log(["", ...heads].map((head, i) => (i === 0 ? head.padEnd(36) : head.padStart(14))).join(""));
  for (const [name, value] of read) {
    const known = all.map(value);
    const line = fitLine(measured, known);
    const cells = [...known, ...drawnOut.map(line)];
    console.log(name.padEnd(36) + cells.map((cell) => figure(cell).padStart(14)).join(""));
  }
  console.log("* drawn out from the measured sizes as a straight line\n");
}

function printProcesses(share: number, serviceMs: readonly number[]): void {
  const elements = Math.round(largest.elements * share).toLocaleString("en");
  console.log(
    `simulated: areas of ${elements} of ${largest.elements.toLocaleString("en")} elements, ${(median(serviceMs) + requestMs).toFixed(1)} ms of a core each, users pausing 2 s`,
  );
  const heads = ["10 users", "100 users", "1,000 users"].map((head) => head.padEnd(31));
  console.log(`              ${heads.join("")}(answers a second, median, p95)`);
  for (const processes of [1, 2, 4, 8, 16]) {
    const row = [10, 100, 1_000].map((users) => {
      const each = serviceMs.map((ms) => ms + requestMs);
      const load = { processes, users, thinkMs: 2_000, serviceMs: each, ...missing };
      const { perSecond, medianMs, p95Ms } = simulate(load);
      return `${figure(perSecond).padStart(6)}/s ${figure(medianMs).padStart(7)} ms ${figure(p95Ms).padStart(7)} ms   `;
    });
    console.log(`${String(processes).padStart(3)} processes${row.join("")}`);
  }
  console.log();
}

/** A hundred million outlines in regions, imported with five scenarios each; from two imports measured here. */
function printContinent(): void {
  const scenarios = 5;
  const sizes = [100_000, 500_000];
  const folder = join(tmpdir(), "stopbank-bench-import");
  const raster = floodRaster(
    join(folder, "flood-10000.tif"),
    { width: 10_000, height: 10_000, cell: 2, blocks: "tiles", compress: true },
    1,
  );
  const seconds = sizes.map(
    (size) =>
      runImport({
        elements: {
          file: buildings(join(folder, `buildings-${size}.gpkg`), size, 20_000),
          geometry: "polygon",
        },
        rasters: Array.from({ length: scenarios }, () => raster),
        sampling: { rule: "mean", cells: "coverage" },
        ids: [],
        writes: true,
      }).seconds,
  );
  const secondsOf = fitLine(sizes, seconds);
  const regions = regionSizes(100_000_000, 400, 10_000_000);
  console.log(
    `imports with ${scenarios} scenarios, measured: ${sizes.map((size, i) => `${count(size)} outlines ${seconds[i]!.toFixed(0)} s`).join(", ")}`,
  );
  console.log(
    `simulated: ${count(regions.reduce((a, b) => a + b, 0))} outlines in ${regions.length} regions of ${count(Math.min(...regions))} to ${count(Math.max(...regions))}; one region in fifty breaks off and is begun again`,
  );
  for (const machines of [1, 4, 16, 64]) {
    const { hours, busyShare } = simulateBatch({
      regions,
      machines,
      secondsOf,
      spread: 0.15,
      brokenShare: 0.02,
    });
    console.log(
      `${String(machines).padStart(3)} machines of two cores ${figure(hours).padStart(7)} h, busy ${figure(busyShare * 100)}%`,
    );
  }
}

/** Least squares over the measured sizes. */
function fitLine(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const slope =
    xs.reduce((sum, x, i) => sum + (x - x0) * (ys[i]! - y0), 0) /
    xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
  return (x) => Math.max(0, y0 + slope * (x - x0));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function count(value: number): string {
  return value.toLocaleString("en");
}

function figure(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 });
}
