import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { ExposureStats } from "@stopbank/contract/risk";
import type { StatsByRegion } from "@stopbank/contract/stats-by-region";
import { makeDistrict } from "./engine/district.ts";
import { type Browser, failed, signIn } from "./http/browser.ts";
import { startProduct } from "./http/product.ts";
import { scenarioTag, typeOf } from "./http/publish.ts";
import { publishRegions, regionId } from "./regions/publishRegions.ts";

// What figures of many regions cost a browser, asked in one call and region by region, warm, one user. Both must agree.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const regions = Number(process.env.STOPBANK_BENCH_REGIONS ?? 2_000);
const rounds = Number(process.env.STOPBANK_BENCH_ROUNDS ?? 5);
/** Of the regions so many are asked about one by one; all of them would take that much longer. */
const asked = Math.min(regions, 100);
const type = typeOf.polygon;
const ids = Array.from({ length: regions }, (_, at) => regionId(at));

const datasets = join(tmpdir(), `stopbank-bench-regions-${count}-${regions}`);
await publishRegions(datasets, makeDistrict(count, 1), regions);
const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(`${count.toLocaleString("en")} polygons in ${regions} regions, one scenario`);
const product = await startProduct(home, datasets);
const browser = await signIn(product.origin);
try {
  await askTogether(browser);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const together = await timed(() => askTogether(browser));
    const alone = await timed(() => askAlone(browser, round));
    expectSame(together.answer, alone.answer);
    const aloneMs = (alone.ms / asked) * regions;
    ratios.push(aloneMs / together.ms);
    console.log(
      `one call ${together.ms.toFixed(0).padStart(6)} ms (processor ${together.cpuMs.toFixed(0)} ms, ${(together.bytes / 1e6).toFixed(1)} MB)   region by region ${aloneMs.toFixed(0).padStart(8)} ms   ${ratios.at(-1)?.toFixed(0)} times   load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  ratios.sort((a, b) => a - b);
  console.log(
    `region by region : one call, median of ${rounds}: ${ratios[Math.floor(rounds / 2)]?.toFixed(0)}`,
  );
} finally {
  browser.close();
  await product.stop();
  await rm(home, { recursive: true, force: true });
}

async function timed<Answer>(ask: () => Promise<{ readonly answer: Answer; readonly bytes: number }>) {
  const cpuBefore = await product.cpuMs();
  const started = performance.now();
  const got = await ask();
  const ms = performance.now() - started;
  return { ...got, ms, cpuMs: (await product.cpuMs()) - cpuBefore };
}

async function askTogether(from: Browser) {
  const reply = await from.post(
    `/api/asset/exposure/stats_by_region/${type}/${scenarioTag}/all?regions=${ids.join(",")}`,
    {},
  );
  if (reply.status !== 200) throw failed("all regions at once", reply);
  return { answer: JSON.parse(reply.body.toString()) as StatsByRegion, bytes: reply.body.length };
}

/** Regions from all over, others in each round. */
async function askAlone(from: Browser, round: number) {
  const answer: (readonly [region: string, stats: ExposureStats])[] = [];
  let bytes = 0;
  for (let i = 0; i < asked; i++) {
    const region = ids[(round + i * Math.floor(regions / asked)) % regions]!;
    const reply = await from.post(
      `/api/asset/exposure/stats/${type}/${scenarioTag}/all?regions=${region}`,
      {},
    );
    if (reply.status !== 200) throw failed(region, reply);
    answer.push([region, JSON.parse(reply.body.toString()) as ExposureStats]);
    bytes += reply.body.length;
  }
  return { answer, bytes };
}

function expectSame([together]: StatsByRegion, alone: readonly (readonly [string, ExposureStats])[]): void {
  for (const [region, [stats]] of alone) {
    const found = together?.regions.find((each) => each.region === region)?.data;
    for (const name of ["totals", "assessment", "asset_counts", "attribute_stats"] as const)
      if (JSON.stringify(found?.[name]) !== JSON.stringify(stats?.data[name]))
        throw new Error(`${name} of ${region} differs.`);
  }
}
