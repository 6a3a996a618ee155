import { createWriteStream, statSync } from "node:fs";
import { dirname } from "node:path";
import type { ExportFormat } from "@stopbank/contract/exports";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { districtLayer } from "@stopbank/exports/testing/district";
import { sampleProvenance } from "@stopbank/exports/testing/provenance";
import { writeExport } from "@stopbank/exports/write";

// One export in a process of its own, so that its peak of memory is its own: prints JSON.
const [format = "", count = "", path = ""] = process.argv.slice(2);

const layers = [districtLayer(Number(count))];
/** Linux says kilobytes. */
const peakBytes = () => process.resourceUsage().maxRSS * 1_024;
const before = peakBytes();
const began = performance.now();
await writeExport(
  {
    format: format as ExportFormat,
    provenance: sampleProvenance,
    classWords: classWordsOf({}),
    layers,
  },
  createWriteStream(path),
  dirname(path),
);
const seconds = (performance.now() - began) / 1_000;
console.log(
  JSON.stringify({
    seconds,
    bytes: statSync(path).size,
    peakBytes: peakBytes(),
    addedBytes: peakBytes() - before,
  }),
);
