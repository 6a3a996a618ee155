import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface ImportRun {
  readonly seconds: number;
  readonly peakBytes: number;
  /** Seconds of each step in order, as the import names them. */
  readonly steps: readonly (readonly [step: string, seconds: number])[];
  /** The first elements' values by scenario, in the order of the ids asked for; null for none. */
  readonly values: readonly (readonly (number | null)[])[];
}

export interface ImportCase {
  readonly elements: { readonly file: string; readonly geometry: "point" | "polygon" };
  readonly rasters: readonly string[];
  readonly sampling: object;
  /** Ids whose values are answered. */
  readonly ids: readonly string[];
  /** Publish a dataset; otherwise only read and sample, as `--check` does. */
  readonly writes: boolean;
  readonly cacheFolder?: string;
}

/** An import in a process of its own, so that its peak of memory is its own. */
export function runImport({ elements, rasters, sampling, ids, writes, cacheFolder }: ImportCase): ImportRun {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-bench-"));
  try {
    const description = join(folder, "description.yaml");
    writeFileSync(description, JSON.stringify(describe(elements, rasters, sampling)));
    const job = {
      description,
      ids,
      ...(writes ? { datasetsRoot: join(folder, "datasets") } : {}),
      cacheFolder,
    };
    const script = fileURLToPath(new URL("./importOnce.ts", import.meta.url));
    const out = join(folder, "out.json");
    const { status, stderr } = spawnSync(process.execPath, [script, JSON.stringify(job), out], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The import failed: ${stderr}`);
    return JSON.parse(readFileSync(out, "utf8")) as ImportRun;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const describe = (elements: ImportCase["elements"], rasters: readonly string[], sampling: object) => ({
  client: "bench",
  title: "Benchmark",
  licence: "CC0-1.0",
  sources: [{ title: "Made up", licence: "CC0-1.0", attribution: "Stopbank" }],
  elements: [{ type: "elements", title: "Element", plural: "elements", id: "building_id", ...elements }],
  hazards: [
    {
      id: "flood",
      title: "Flood",
      summary: "Depth of a made-up flood",
      intensity: "Depth",
      unit: "m",
      source: { kind: "raster" },
      scenarios: rasters.map((file, i) => ({ tag: `flood_${i}`, name: `scenario ${i + 1}`, file })),
      sampling,
      classes: [{ from: 0, class: "exposed" }],
      methodology: { content: "Made up." },
    },
  ],
});
