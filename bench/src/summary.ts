import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RegionSummary, SummaryLevel } from "@stopbank/contract/region-summary";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { type Browser, signIn } from "./http/browser.ts";
import { type Product, startProduct } from "./http/product.ts";
import { openSqlite, type SqlRow } from "./summary/askSqlite.ts";
import { makeLayers, publishLayers, regionId, scenarios } from "./summary/publishLayers.ts";

// What the summary page costs a browser: the first answer of a process, another choice of scenarios, the same again; beside SQL.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const regions = Number(process.env.STOPBANK_BENCH_REGIONS ?? 2_000);
const layerCount = Number(process.env.STOPBANK_BENCH_LAYERS ?? 9);
const rounds = Number(process.env.STOPBANK_BENCH_ROUNDS ?? 5);
const all = [0, 1, 2];
/** Choices that the process has not worked out yet. */
const others = [[0, 1], [0, 2], [1, 2], [0], [1]].slice(0, rounds);
/** The one that its asker leaves. */
const leftChoice = [2];
const leftAfterMs = 25;

/** The summary's levels by the classes that datasets store. */
const levels: readonly (readonly [SummaryLevel, number])[] = [
  ["insignificant", damageClassCodes.insignificant],
  ["minor", damageClassCodes.low],
  ["moderate", damageClassCodes.moderate],
  ["major", damageClassCodes.high],
  ["exposed", damageClassCodes.exposed],
  ["potential", damageClassCodes.potential],
  ["unspecified", damageClassCodes.unspecified],
];

const layers = makeLayers(layerCount, count, regions);
const datasets = join(tmpdir(), `stopbank-bench-summary-${count}-${regions}-${layerCount}`);
await publishLayers(datasets, layers, regions);
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(
  `${count.toLocaleString("en")} points in ${layerCount} layers, ${regions} regions, 3 scenarios, load ${loadavg()[0]?.toFixed(1)}`,
);

const colds: number[] = [];
let coldCpuMs = 0;
for (let round = 0; round < rounds; round++)
  await inProduct(async (browser, product) => {
    const before = await product.cpuMs();
    colds.push((await timed(() => ask(browser, all))).ms);
    coldCpuMs += ((await product.cpuMs()) - before) / rounds;
  });
report(`first answer after the start, 3 scenarios (processor ${coldCpuMs.toFixed(0)} ms each)`, colds);

const peer = openSqlite(layers);
await inProduct(async (browser, product) => {
  const first = await timed(() => ask(browser, all));
  const sql = await timed(async () => peer.summary(all));
  expectSame(first.found.answer, sql.found);
  const anew: number[] = [];
  const bySql: number[] = [];
  const cpuBefore = await product.cpuMs();
  for (const choice of others) {
    const ours = await timed(() => ask(browser, choice));
    const theirs = await timed(async () => peer.summary(choice));
    expectSame(ours.found.answer, theirs.found);
    anew.push(ours.ms);
    bySql.push(theirs.ms);
  }
  const cpuMs = ((await product.cpuMs()) - cpuBefore) / others.length;
  report(`another choice of scenarios, columns at hand (processor ${cpuMs.toFixed(0)} ms each)`, anew);
  report("  the same grouped by SQLite", [sql.ms, ...bySql]);
  const whole = cpuMs;
  const left = await leave(browser, product);
  console.log(
    `a choice that its asker leaves after ${leftAfterMs} ms: ${left.toFixed(0)} ms of the processor, of ${whole.toFixed(0)} for a whole one`,
  );
  const againBefore = await product.cpuMs();
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) again.push((await timed(() => ask(browser, all))).ms);
  const againCpuMs = ((await product.cpuMs()) - againBefore) / rounds;
  const size = `${(first.found.bytes / 1e6).toFixed(1)} MB, packed on the way`;
  report(`a choice that was made before (${size}; processor ${againCpuMs.toFixed(0)} ms each)`, again);
});

/** @returns processor time until nothing more of it is done. */
async function leave(browser: AskedBrowser, product: Product): Promise<number> {
  const before = await product.cpuMs();
  const going = new AbortController();
  const asked = ask(browser, leftChoice, going.signal).then(
    () => console.log("It was answered before its asker left."),
    () => undefined,
  );
  await sleep(leftAfterMs);
  going.abort();
  await asked;
  await sleep(2_000);
  return (await product.cpuMs()) - before;
}

interface AskedBrowser extends Pick<Browser, "headers"> {
  readonly origin: string;
}

async function inProduct(work: (browser: AskedBrowser, product: Product) => Promise<void>): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
  const product = await startProduct(home, datasets);
  const browser = await signIn(product.origin);
  try {
    await work({ origin: product.origin, headers: browser.headers }, product);
  } finally {
    browser.close();
    await product.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly found: T }> {
  const started = performance.now();
  const found = await work();
  return { ms: performance.now() - started, found };
}

/** As a browser asks, which takes what is packed. */
async function ask({ origin, headers }: AskedBrowser, choice: readonly number[], signal?: AbortSignal) {
  const tags = choice.map((at) => scenarios[at]).join();
  const response = await fetch(`${origin}/api/asset/rsm/vulnerabilities/${tags}`, {
    headers,
    ...(signal === undefined ? {} : { signal }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${tags}: ${response.status} ${text}`);
  return { answer: JSON.parse(text) as RegionSummary, bytes: text.length };
}

/** Every region and level of every layer, counts to the last element and costs to a dollar. */
function expectSame(summary: RegionSummary, sql: ReadonlyMap<string, readonly SqlRow[]>): void {
  for (const [type, rows] of sql)
    for (const [region, found] of Map.groupBy(rows, (row) => row.region)) {
      const ours = summary[regionId(region)]?.[type];
      const of = (isMeant: (code: number) => boolean) => {
        const meant = found.filter(({ code }) => isMeant(code));
        return {
          metric: meant.reduce((sum, { elements }) => sum + elements, 0),
          replacementCost: meant.reduce((sum, { cost }) => sum + cost, 0),
        };
      };
      const pairs = [
        ...levels.map(
          ([level, code]) => [ours?.vulnerabilities[level], of((each) => each === code)] as const,
        ),
        [ours, of((code) => code >= 0 && code !== notAssessed)] as const,
        [ours?.notAssessed, of((code) => code === notAssessed)] as const,
        [
          { metric: ours?.metricTotal ?? 0, replacementCost: ours?.replacementCostTotal ?? 0 },
          of((code) => code !== notAssessed),
        ] as const,
      ];
      for (const [amount, expected] of pairs)
        if (
          (amount?.metric ?? 0) !== expected.metric ||
          Math.abs((amount?.replacementCost ?? 0) - expected.replacementCost) > 1
        )
          throw new Error(
            `${type} in region ${region}: ${JSON.stringify(amount)} beside ${JSON.stringify(expected)}.`,
          );
    }
}

function report(what: string, milliseconds: readonly number[]): void {
  const [least, ...rest] = milliseconds.toSorted((a, b) => a - b);
  const sorted = [least ?? Number.NaN, ...rest];
  const median = sorted[Math.floor(sorted.length / 2)]!;
  console.log(
    `${what.padEnd(78)} median ${median.toFixed(0).padStart(6)} ms (${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)})   load ${loadavg()[0]?.toFixed(1)}`,
  );
}
