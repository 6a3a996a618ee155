import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { clientContent } from "@stopbank/api/content-owner";
import { exportContent } from "@stopbank/api/export-content";
import { importContent } from "@stopbank/api/import-content";
import { bytesOfMedium } from "@stopbank/api/own-media";
import { readInThread } from "@stopbank/api/read-content";
import { writeFolder } from "@stopbank/content-folder/write-folder";
import { openStore } from "@stopbank/store";
import { createClient } from "@stopbank/store/clients";
import { makeFolder } from "./content/makeFolder.ts";

// A folder of content into an embedded store on the disk, once more when all of it is there, and out again; and for how long another
// call would have waited meanwhile.
const documents = Number(process.env.STOPBANK_BENCH_DOCUMENTS ?? 500);
const pictures = Number(process.env.STOPBANK_BENCH_PICTURES ?? 300);
const mostSeconds = 60;

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`${documents} documents, ${pictures} pictures of 1280 x 960\n`);
const home = mkdtempSync(join(tmpdir(), "stopbank-bench-content-"));
const folder = mkdtempSync(join(tmpdir(), "stopbank-bench-folder-"));
try {
  await makeFolder(folder, documents, pictures);
  const store = await openStore({ home });
  const client = await createClient(store, { clientName: "bay", subdomain: "bay", displayName: "The bay" });
  const owner = clientContent(store, client, { details: { actor: "benchmark" } });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const bring = async () =>
    importContent(owner, await readInThread({ folder }), {
      knownMedia: async () => new Set(),
      chargeMedium: async () => undefined,
      atOnce: 2,
      turn,
    });

  const first = await timed("all of it new", bring);
  console.log(`  ${first.answer.changed} documents, ${first.answer.newMedia} pictures`);
  const again = await timed("once more", bring);
  if (again.answer.changed !== 0 || again.answer.newMedia !== 0)
    throw new Error("What says the same is no new version.");
  const parts = exportContent(owner, {
    readMedium: (name) => bytesOfMedium(store, client.id, name),
    turn,
    onBroken: (kind, name, error) => {
      throw new Error(`${kind} ${name} cannot be read.`, { cause: error });
    },
  });
  await timed("out as a folder", () => writeFolder(join(home, "out"), parts));
  await store.close();
  if (first.seconds > mostSeconds) console.log(`\nabove ${mostSeconds} s`);
} finally {
  for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  let longestMs = 0;
  let last = performance.now();
  const watching = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last - 5);
    last = now;
  }, 5);
  const began = performance.now();
  const { user, system } = process.cpuUsage();
  const answer = await work();
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(watching);
  const used = process.cpuUsage({ user, system });
  console.log(
    `${what.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of the processor, the event loop away for ${longestMs.toFixed(0)} ms at most`,
  );
  return { answer, seconds };
}
