import { writeFileSync } from "node:fs";
import { importDataset } from "@stopbank/geo-import/import";

// One import, timed step by step; started by runImport.ts.
const [job, out] = process.argv.slice(2);
if (job === undefined || out === undefined) throw new Error("importOnce.ts <job> <out>");
const { ids, ...options } = JSON.parse(job);

const steps: [string, number][] = [];
const started = performance.now();
let since = started;
const endStep = () => {
  const now = performance.now();
  const last = steps.at(-1);
  if (last !== undefined) last[1] = (now - since) / 1000;
  since = now;
};
const report = await importDataset({
  ...options,
  onProgress: (step) => {
    endStep();
    steps.push([step, 0]);
  },
});
endStep();
const seconds = (performance.now() - started) / 1000;
const { peakMemoryBytes: peakBytes } = report;
const values = options.datasetsRoot === undefined ? [] : await readBack(options.datasetsRoot, ids);
writeFileSync(out, JSON.stringify({ seconds, peakBytes, steps, values }));

/** What the published dataset holds for some elements. */
async function readBack(root: string, columns: readonly string[]): Promise<(number | null)[][]> {
  const { localStorage, openDataset } = await import("@stopbank/dataset/read");
  const dataset = await openDataset(localStorage(root), "bench");
  const table = await dataset.elements("elements");
  const attribute = table.attribute("building_id");
  const rowOf = new Map<string, number>();
  for (let row = 0; row < table.count; row++) rowOf.set(String(attribute.at(row)), row);
  const scenarios = dataset.manifest.hazards[0]?.scenarios ?? [];
  return Promise.all(
    scenarios.map(async ({ tag }) => {
      const { element, value } = await dataset.exposure("elements", "flood", tag);
      const byRow = new Map(Array.from(element, (row, i) => [row, value[i]!]));
      return columns
        .map((id) => byRow.get(rowOf.get(id)!) ?? null)
        .map((each) => (Number.isNaN(each) ? null : each));
    }),
  );
}
