import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "./random.ts";
import { makeAddresses } from "./search/addresses.ts";
import type { Asked, AskedOfIndex } from "./search/askIndex.ts";
import { publishAddresses } from "./search/publishAddresses.ts";
import { hardQuestions, waysOfAsking } from "./search/questions.ts";

// What it takes to find one of a million addresses, as somebody types it, beside SQLite's LIKE over the same rows; and the memory of
// a process that does nothing else. What has to be among the answers is, or it fails.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const asked = Number(process.env.STOPBANK_BENCH_QUESTIONS ?? 300);
const peerEvery = 20;
const mostMs = 60;
const mostMegabytes = 250;
/** What the product's search threads have. */
const heapOfThreads = ["--max-old-space-size=128", "--max-semi-space-size=4"];

const root = mkdtempSync(join(tmpdir(), "stopbank-bench-search-"));
try {
  const properties = makeAddresses(count);
  const started = performance.now();
  const path = join(await publishAddresses(root, properties), "search.sqlite");
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${load()}`);
  console.log(
    `${count.toLocaleString("en")} properties published in ${((performance.now() - started) / 1000).toFixed(0)} s; the index has ${(statSync(path).size / 1e6).toFixed(0)} MB\n`,
  );
  const random = seededRandom(9);
  const chosen = Array.from({ length: asked }, () => properties[Math.floor(random() * count)]!);
  const questions = waysOfAsking.flatMap((way) => chosen.map((property) => ({ way, property })));
  const file = join(root, "questions.json");
  writeFileSync(
    file,
    JSON.stringify([...questions.map(({ way, property }) => way.ask(property)), ...hardQuestions]),
  );
  const answers = JSON.parse(
    execFileSync(
      process.execPath,
      [...heapOfThreads, join(import.meta.dirname, "search/askIndex.ts"), path, file, String(peerEvery)],
      {
        encoding: "utf8",
        maxBuffer: 1 << 30,
      },
    ),
  ) as AskedOfIndex;

  console.log(`${"".padEnd(30)}     p50     p95     max   processor p95   found   LIKE p50   found`);
  for (const way of waysOfAsking) {
    const rows = questions.flatMap((question, i) => (question.way === way ? [{ ...question, i }] : []));
    const ours = rows.map(({ i }) => answers.ours[i]!);
    const scans = rows.flatMap(({ i, property }) => {
      const scan = answers.peer[i];
      return scan == null ? [] : [{ scan, property }];
    });
    const found = rows.filter(({ i, property }) => isAmong(answers.ours[i]!, property.address)).length;
    const scanned = scans.filter(({ scan, property }) => isAmong(scan, property.address)).length;
    console.log(
      `${way.name.padEnd(30)}${line(ours)}   ${share(found, rows.length)}   ${at(
        scans.map(({ scan }) => scan.ms),
        0.5,
      )} ms   ${share(scanned, scans.length)}`,
    );
    if (way.isFound && found < rows.length)
      throw new Error(`Of ${way.name}, ${rows.length - found} were not found.`);
  }
  console.log(`${"hard ones".padEnd(30)}${line(answers.ours.slice(questions.length))}`);
  const p95 = at(
    answers.ours.map(({ ms }) => ms),
    0.95,
  );
  console.log(
    `\nall: p95 ${p95} ms (wanted ${mostMs}), at most ${answers.peakMegabytes.toFixed(0)} MB of memory (wanted ${mostMegabytes}), load ${load()}`,
  );
  if (answers.peakMegabytes > mostMegabytes) throw new Error("It took more memory than wanted.");
} finally {
  rmSync(root, { recursive: true, force: true });
}

function isAmong({ titles }: Asked, address: string): boolean {
  return titles.some((title) => title === address || title.startsWith(`${address} (`));
}

function line(rows: readonly Asked[]): string {
  const times = rows.map(({ ms }) => ms);
  return `${at(times, 0.5)} ${at(times, 0.95)} ${at(times, 1)} ms ${at(
    rows.map(({ cpuMs }) => cpuMs),
    0.95,
  )} ms     `;
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
    .toFixed(1)
    .padStart(7);
}

function share(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(0)}%`.padStart(5);
}

function load(): string {
  return loadavg()[0]!.toFixed(1);
}
