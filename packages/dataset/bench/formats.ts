// Compares the formats a dataset could be kept in. Run: pnpm --filter @stopbank/dataset bench [elements]
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { compareColumnFormats } from "./columnFormats.ts";
import { compareTileFormats } from "./tileFormats.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), "stopbank-formats-"));
try {
  process.stdout.write(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}\n\n`);
  await compareColumnFormats(folder, count);
  await compareTileFormats(folder);
} finally {
  rmSync(folder, { recursive: true });
}
