import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { compareAnswers } from "./calls/compareAnswers.ts";
import { publishCalls } from "./calls/publishCalls.ts";
import { askCall, riskCalls } from "./calls/riskCalls.ts";
import { drawAreas } from "./engine/areas.ts";
import { makeDistrict } from "./engine/district.ts";
import { type Browser, signIn } from "./http/browser.ts";
import { type LoadTiming, load } from "./http/load.ts";
import { nudged } from "./http/nudge.ts";
import { type Product, startProduct } from "./http/product.ts";

// How long a browser waits for every call about risk, warm, one user after the other, through the BFF of the product as
// its users start it. STOPBANK_BENCH_PEER names another checkout, which is asked the same in turn and must answer the same.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const runs = Number(process.env.STOPBANK_BENCH_RUNS ?? 20);
const only = process.env.STOPBANK_BENCH_CALL;
const warmUp = 3;
const mostMs = 100;
const peer = process.env.STOPBANK_BENCH_PEER;
const datasets = join(tmpdir(), `stopbank-bench-calls-${count}`);
const district = makeDistrict(count, 1);
await publishCalls(datasets, district);
const bases = drawAreas(buildIndex(district.points), 0.28, 10);

interface Side {
  readonly name: string;
  readonly product: Product;
  readonly browser: Browser;
}

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(`${count.toLocaleString("en")} points; an area of 64 vertices holds 28 of 100`);
const homes: string[] = [];
const sides: Side[] = [];
try {
  if (peer !== undefined) sides.push(await open("peer", peer));
  sides.push(await open("this"));
  for (const call of riskCalls.filter(({ name }) => only === undefined || name.includes(only))) {
    for (const side of sides) await measure(call, side);
    for (const { browser } of sides) browser.close();
    if (sides.length > 1)
      compareAnswers(
        call.name,
        await Promise.all(sides.map(({ browser }) => askCall(call, browser, bases[0]!))),
      );
  }
} finally {
  for (const { browser, product } of sides) {
    browser.close();
    await product.stop();
  }
  for (const home of homes) await rm(home, { recursive: true, force: true });
}

async function open(name: string, checkout?: string): Promise<Side> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
  homes.push(home);
  const product = await startProduct(
    home,
    datasets,
    process.env.STOPBANK_BENCH_NODE?.split(" "),
    {},
    checkout,
  );
  return { name, product, browser: await signIn(product.origin) };
}

async function measure(call: (typeof riskCalls)[number], { name, product, browser }: Side): Promise<void> {
  const ask = (area: (typeof bases)[number]) => askCall(call, browser, area);
  // What was kept open while the other side was asked may have been closed meanwhile.
  browser.close();
  const opened = performance.now();
  const { length } = await ask(bases[0]!);
  const firstMs = performance.now() - opened;
  await load(nudged(bases, warmUp), 1, ask);
  const before = await product.cpuMs();
  const timing = await load(nudged(bases, runs, 100), 1, ask);
  print(call.name, name, firstMs, timing, ((await product.cpuMs()) - before) / runs, length);
}

function print(
  call: string,
  side: string,
  firstMs: number,
  { medianMs, p95Ms }: LoadTiming,
  cpuMs: number,
  bytes: number,
) {
  const ms = (value: number) => value.toFixed(1).padStart(8);
  const late = medianMs > mostMs ? `   above ${mostMs} ms` : "";
  console.log(
    `${call.padEnd(34)} ${side}  first ${ms(firstMs)}  median ${ms(medianMs)}  p95 ${ms(p95Ms)}  processor ${ms(cpuMs)} ms  ${(bytes / 1e3).toFixed(0).padStart(6)} kB  load ${loadavg()[0]!.toFixed(0)}${late}`,
  );
}
