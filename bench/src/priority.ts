import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import type { RankStability } from "@stopbank/contract/rank-stability";
import { priorityScores } from "@stopbank/risk-engine/priority-scores";
import { rankStability } from "@stopbank/risk-engine/rank-stability";
import { ranksOf } from "@stopbank/risk-engine/ranks";
import { weightingsOf } from "@stopbank/risk-engine/weightings";
import { makeDistrict } from "./engine/district.ts";
import { type Browser, failed, type HttpReply, signIn } from "./http/browser.ts";
import { startProduct } from "./http/product.ts";
import { openSqlite } from "./priority/askSqlite.ts";
import { measurePage } from "./priority/measurePage.ts";
import { prioritySettings } from "./priority/prioritySettings.ts";
import {
  type BenchGeometry,
  makePriority,
  publishPriority,
  regionGroup,
  valuedAs,
} from "./priority/publishPriority.ts";

// What ranking areas costs a browser: the first answer for a scenario, other weights, and how firm the ranks are; the same in SQL.
// Then the page itself, with its map and its table.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const areas = Number(process.env.STOPBANK_BENCH_REGIONS ?? 2_000);
const rounds = Number(process.env.STOPBANK_BENCH_ROUNDS ?? 5);
/** Weightings that the peer ranks by; all of them would take that much longer. */
const sampled = 32;
const kind: BenchGeometry = process.env.STOPBANK_BENCH_GEOMETRY === "polygon" ? "polygon" : "point";
const weights = [5, 4, 3, 2, 1, 2, 3, 4];

const district = makeDistrict(count, 1);
const made = makePriority(kind, district, areas);
const datasets = join(tmpdir(), `stopbank-bench-priority-${kind}-${count}-${areas}`);
await publishPriority(datasets, kind, district, made, areas);
const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
console.log(
  `${count.toLocaleString("en")} ${kind}s in ${areas} areas, ${valuedAs.length} value sets, two hazards`,
);
const product = await startProduct(home, datasets);
const browser = await signIn(product.origin, "admin");
const peer = openSqlite(made);
try {
  await writeSettings(browser);
  report("first answer after the start, one hazard", await timed(() => rank("flood")));
  report("first answer for another scenario, one hazard", await timed(() => rank("coast")));
  const both = await timed(() => rank("both"));
  report("first answer for another scenario, both hazards", both);
  const sql = await timed(async () => peer.shares(areas));
  report("  the same grouped by SQLite", sql);
  const shares = sharesOf(both.answer);
  expectSame(shares, sql.answer);
  const again = await median(async () => rank("both"));
  report("answer for a scenario that was asked before", again);

  peer.keepShares(shares);
  report(
    "weights applied where the shares are, as the browser does",
    await median(async () => ranked(shares)),
  );
  const bySql = await median(async () => peer.ranks(weights, areas));
  report("  the same by SQLite over the shares", bySql);
  if (bySql.answer.join() !== ranked(shares).join()) throw new Error("SQLite ranks otherwise.");

  const weightings = weightingsOf(shares.length, areas);
  const stability = await timed(() => ask<RankStability>(browser, "rank_stability/both"));
  report(`rank stability, ${stability.answer.weighting_count} weightings, first answer`, stability);
  report("  its arithmetic alone", await median(async () => rankStability(shares, weightings)));
  const some = await timed(async () => {
    for (let i = 0; i < sampled; i++)
      peer.ranks([...weightings.weights.subarray(i * shares.length, (i + 1) * shares.length)], areas);
  });
  report(`  ranks by SQLite, reckoned from ${sampled}`, {
    ...some,
    ms: (some.ms / sampled) * weightings.count,
  });
  const ranksOf = (others: readonly number[]) => peer.ranks(others, areas);
  const weightsTwice = [weights, weights.toReversed()] as const;
  const { origin } = product;
  await measurePage({ origin, scenario: "both", rounds, areas, weightings: weightsTwice, ranksOf });
} finally {
  peer.close();
  browser.close();
  await product.stop();
  await rm(home, { recursive: true, force: true });
}

interface Timed<Answer> {
  readonly answer: Answer;
  readonly ms: number;
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<Timed<Answer>> {
  const started = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - started };
}

/** The one in the middle of so many rounds. */
async function median<Answer>(work: () => Promise<Answer>): Promise<Timed<Answer>> {
  const each: Timed<Answer>[] = [];
  for (let round = 0; round < rounds; round++) each.push(await timed(work));
  return each.toSorted((a, b) => a.ms - b.ms)[Math.floor(rounds / 2)]!;
}

function report(what: string, { ms }: Pick<Timed<unknown>, "ms">): void {
  console.log(`${ms.toFixed(1).padStart(10)} ms   ${what}   load ${loadavg()[0]?.toFixed(1)}`);
}

async function writeSettings(editor: Browser): Promise<void> {
  const path = "/api/client/texts/prioritisation";
  const { version: base } = JSON.parse((await editor.get(path)).body.toString()) as { version: number };
  const reply = await editor.put(path, { base, body: prioritySettings(kind) });
  if (reply.status !== 200) throw failed("keeping the settings", reply);
}

async function ask<Answer>(from: Browser, what: string): Promise<Answer> {
  const value_set_weights = Object.fromEntries(valuedAs.map((set, i) => [set, weights[i]!]));
  const reply: HttpReply = await from.post(`/api/prioritisation/${what}?region_group=${regionGroup}`, {
    value_set_weights,
  });
  if (reply.status !== 200) throw failed(what, reply);
  return JSON.parse(reply.body.toString()) as Answer;
}

function rank(scenario: string): Promise<AreaPriorities> {
  return ask<AreaPriorities>(browser, `vulnerabilities/${scenario}`);
}

function ranked(by: readonly Float64Array[]): Uint32Array {
  return ranksOf(priorityScores(by, weights));
}

/** By value set and area, as the peer has them. */
function sharesOf({ regions }: AreaPriorities): Float64Array[] {
  const shares = valuedAs.map(() => new Float64Array(areas));
  for (const { area, shares: own } of Object.values(regions))
    for (const [set, share] of own.entries())
      shares[set]![Number(area.split("-").at(-1))] = share ?? Number.NaN;
  return shares;
}

function expectSame(ours: readonly Float64Array[], theirs: readonly Float64Array[]): void {
  for (const [set, shares] of ours.entries())
    for (const [area, share] of shares.entries()) {
      const other = theirs[set]![area]!;
      if (!Object.is(share, other) && !(Math.abs(share - other) < 1e-9))
        throw new Error(`SQLite has ${other} of ${valuedAs[set]} in area ${area}, the product ${share}.`);
    }
}
