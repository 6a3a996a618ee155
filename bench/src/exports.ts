import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ExportFormat, exportFormats } from "@stopbank/contract/exports";
import { besideExports } from "./exports/beside.ts";

// What it takes to hand a layer out in each format, beside GDAL's ogr2ogr from the same GeoJSON, and what others wait meanwhile.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
/** Above 400 MB a thread would not do; another call waits less than 50 ms. */
const mostMs = 50;

interface Run {
  readonly seconds: number;
  readonly bytes: number;
  readonly peakBytes: number;
  readonly addedBytes: number;
}

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`${count.toLocaleString("en")} polygons under two scenarios with damage\n`);
const folder = mkdtempSync(join(tmpdir(), "stopbank-bench-exports-"));
try {
  const runs = new Map<ExportFormat, Run>();
  // GeoJSON first: the peer reads it.
  for (const format of ["geojson", ...exportFormats.filter((each) => each !== "geojson")] as const) {
    const run = writeOnce(format);
    runs.set(format, run);
    print(format, run);
  }
  for (const [format, driver] of [
    ["gpkg", "GPKG"],
    ["fgb", "FlatGeobuf"],
  ] as const)
    besidePeer(driver, join(folder, `peer.${format}`), runs.get(format));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.env.STOPBANK_BENCH_BESIDE !== "0") {
  console.log("");
  for (const [format, ms] of await besideExports(count))
    if (ms > mostMs) console.log(`above ${mostMs} ms while ${format} is made: ${ms.toFixed(1)} ms`);
}

function writeOnce(format: ExportFormat): Run {
  const script = fileURLToPath(new URL("./exports/writeOnce.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=256", script, format, String(count), join(folder, `out.${format}`)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${format} failed: ${stderr}`);
  return JSON.parse(stdout) as Run;
}

function besidePeer(driver: string, path: string, own: Run | undefined): void {
  const began = performance.now();
  const { status, stderr } = spawnSync(
    "/usr/bin/time",
    ["-f", "%M", "ogr2ogr", "-f", driver, path, join(folder, "out.geojson")],
    { encoding: "utf8" },
  );
  if (status !== 0) return void console.log(`ogr2ogr -f ${driver}: not run (${stderr.slice(0, 200)})`);
  const seconds = (performance.now() - began) / 1_000;
  const peakBytes = Number(stderr.trim().split("\n").at(-1)) * 1_024;
  print(`ogr2ogr, ${driver}`, { seconds, bytes: statSync(path).size, peakBytes, addedBytes: peakBytes });
  if (own !== undefined) console.log(`  ${(seconds / own.seconds).toFixed(1)} times ours`);
}

function print(name: string, { seconds, bytes, peakBytes, addedBytes }: Run): void {
  const mega = (value: number) => `${(value / 1e6).toFixed(0)} MB`;
  console.log(
    `${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${Math.round(count / seconds)
      .toLocaleString("en")
      .padStart(
        9,
      )} a second   ${mega(bytes).padStart(8)}   peak ${mega(peakBytes)}, of which the columns ${mega(peakBytes - addedBytes)}`,
  );
}
