import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { openSearchIndex } from "@stopbank/dataset/search";
import { addressType } from "./publishAddresses.ts";

/** What one question cost: by the clock and of the processor, in milliseconds, and the titles answered. */
export interface Asked {
  readonly ms: number;
  readonly cpuMs: number;
  readonly titles: readonly string[];
}

export interface AskedOfIndex {
  readonly ours: readonly Asked[];
  /** Of the peer every n-th question. */
  readonly peer: readonly (Asked | null)[];
  readonly peakMegabytes: number;
}

// Asks an index questions in a process of its own, which does nothing else, so that its memory is what searching takes.
// Started with the index, a file with the questions as JSON, and how often the peer is asked, or 0.
const [path = "", file = "", every = "0"] = process.argv.slice(2);
const questions = JSON.parse(readFileSync(file, "utf8")) as string[];

const index = openSearchIndex(path);
// Not what the system says of the process: that starts with what the one had that started it.
let peakMegabytes = 0;
const ours = questions.map((text) => {
  const asked = timed(() => index.find(text, addressType).map(({ match }) => match));
  peakMegabytes = Math.max(peakMegabytes, process.memoryUsage.rss() / 1e6);
  return asked;
});
index.close();

const database = new DatabaseSync(path, { readOnly: true });
const peer = questions.map((text, i) =>
  Number(every) > 0 && i % Number(every) === 0 ? timed(() => scanned(text)) : null,
);
process.stdout.write(JSON.stringify({ ours, peer, peakMegabytes } satisfies AskedOfIndex));

/** SQLite's LIKE over every title: each word anywhere in it, the first 20 rows. */
function scanned(text: string): string[] {
  const words = text.split(/[ ,]+/).filter((word) => word !== "");
  const where = words.map(() => "title LIKE ? ESCAPE '\\'").join(" AND ");
  return database
    .prepare(`SELECT title FROM thing WHERE ${where} LIMIT 20`)
    .all(...words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`))
    .map(({ title }) => String(title));
}

function timed(ask: () => string[]): Asked {
  const before = process.cpuUsage();
  const started = performance.now();
  const titles = ask();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { ms, cpuMs: (user + system) / 1000, titles };
}
