import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { PointColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import pg from "pg";
import { differences } from "./engine/answer.ts";
import { type AreaPolygon, drawAreas } from "./engine/areas.ts";
import { askPostgis, describeServer, dropTables, loadPostgis, readRows } from "./engine/askPostgis.ts";
import { serveFrom } from "./engine/askServed.ts";
import { makeDistrict } from "./engine/district.ts";
import { printParts } from "./engine/parts.ts";
import { askProduct, readStats } from "./http/askProduct.ts";
import { type Browser, signIn } from "./http/browser.ts";
import { type LoadTiming, load, printLoad } from "./http/load.ts";
import { nudged } from "./http/nudge.ts";
import { besidePeer } from "./http/peer.ts";
import { type Product, startProduct, startServers } from "./http/product.ts";
import { publishDistrict, typeOf } from "./http/publish.ts";
import { loadTiles, tilePaths } from "./http/tileLoad.ts";
import { wireParts } from "./http/wireParts.ts";

// How long a browser waits for the statistics of a drawn area and for tiles, through the BFF of the product as it is
// started by its users. When STOPBANK_BENCH_PG names a server: beside PostGIS asked directly, and as separate processes.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const tileSeconds = Number(process.env.STOPBANK_BENCH_TILE_SECONDS ?? 30);
const share = 0.28;
const users = 8;
const sequentialAsks = 200;
const concurrentAsks = 400;

const datasets = join(tmpdir(), `stopbank-bench-${count}`);
const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
const postgisUrl = process.env.STOPBANK_BENCH_PG;
const postgis =
  postgisUrl === undefined ? undefined : new pg.Pool({ connectionString: postgisUrl, max: users });
let failed = false;

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
if (postgis === undefined)
  console.log("Neither PostGIS nor separate processes: STOPBANK_BENCH_PG names no server");
else console.log(await describeServer(postgis));
const district = makeDistrict(count, 1);
await publishDistrict(datasets, district);
try {
  await measure();
} finally {
  await postgis?.end();
  await rm(home, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

async function measure(): Promise<void> {
  const first = await startProduct(home, datasets);
  await first.stop();
  const product = await startProduct(home, datasets, process.env.STOPBANK_BENCH_NODE?.split(" "));
  console.log(
    `start until ready: the first ${first.startMs.toFixed(0)} ms, the second ${product.startMs.toFixed(0)} ms`,
  );
  await ask("one process", product, postgis, process.env.STOPBANK_BENCH_PEER);
  if (postgisUrl !== undefined) await measureServers(postgisUrl);
}

/** The same questions to the product as separate processes, in a database of its own on the same server. */
async function measureServers(serverUrl: string): Promise<void> {
  const name = "stopbank_bench_servers";
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  try {
    // Brings the clients and accounts in, as an installation would by its own means.
    await (
      await startProduct(home, datasets, [], { DATABASE_URL: databaseUrl.href, STOPBANK_DEMO: "1" })
    ).stop();
    for (const apis of [1, 2])
      await ask(
        `BFF and ${apis} API ${apis === 1 ? "process" : "processes"}`,
        await startServers(home, datasets, databaseUrl.href, apis),
        undefined,
      );
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** Areas and tiles, of one way to run the product, which is stopped afterwards. */
async function ask(
  name: string,
  product: Product,
  peer: pg.Pool | undefined,
  checkout?: string,
): Promise<void> {
  console.log(`\n## ${name}`);
  let browser: Browser | undefined;
  try {
    browser = await signIn(product.origin);
    for (const geometry of [district.points, district.squares]) await compare(browser, geometry, peer);
    if (checkout !== undefined) {
      const layers = [district.points, district.squares].map((geometry) => ({
        type: typeOf[geometry.kind],
        bases: drawnFrom(geometry),
      }));
      await besidePeer(checkout, { product, browser }, datasets, layers, users);
    }
    const [area] = drawnFrom(district.points);
    const version = versionIn(await askProduct(browser, typeOf.point, area!));
    printLoadAverage();
    for (const type of Object.values(typeOf))
      await loadTiles(product.origin, browser, tilePaths(district.points, version, type), tileSeconds);
  } finally {
    browser?.close();
    await product.stop();
  }
}

/** One layer: the first ask, asks one after the other, by eight users at once, while dragging; then PostGIS. */
async function compare(
  browser: Browser,
  geometry: PointColumn | PolygonColumn,
  peer: pg.Pool | undefined,
): Promise<void> {
  const type = typeOf[geometry.kind];
  const bases = drawnFrom(geometry);
  const ask = (area: AreaPolygon) => askProduct(browser, type, area);
  const opened = performance.now();
  const answer = readStats(await ask(bases[0]!));
  console.log(
    `\n${count.toLocaleString("en")} ${geometry.kind}s; an area of 64 vertices holds ${answer.selected.toLocaleString("en")}`,
  );
  console.log(
    `the first ask after the start, which opens the layer: ${(performance.now() - opened).toFixed(0)} ms`,
  );
  printLoadAverage();
  await load(nudged(bases, 50), 1, ask);
  const one = await load(nudged(bases, sequentialAsks, 100), 1, ask);
  printLoad("Stopbank, one user", one);
  printLoad("Stopbank, one user dragging", await load(nudged([bases[0]!], 60), 1, ask));
  const many = await load(nudged(bases, concurrentAsks, 1_000), users, ask);
  printLoad(`Stopbank, ${users} users at once`, many);
  const body = await ask(bases[0]!);
  printParts(serveFrom(buildIndex(geometry), district), bases, await wireParts(bases[0]!, body));
  if (peer !== undefined) await comparePostgis(peer, geometry, bases, ask, one, many);
}

async function comparePostgis(
  pool: pg.Pool,
  geometry: PointColumn | PolygonColumn,
  bases: readonly AreaPolygon[],
  ask: (area: AreaPolygon) => Promise<Buffer>,
  one: LoadTiming,
  many: LoadTiming,
): Promise<void> {
  const metric =
    metricColumn(geometry, geometry.kind === "polygon" ? "area" : "count") ?? new Float64Array(count).fill(1);
  await loadPostgis(pool, geometry, { ...district, metric });
  await load(nudged(bases, 3), 1, (area) => askPostgis(pool, area));
  printLoad(
    "PostGIS, one user",
    await load(nudged(bases, 20, 100), 1, (area) => askPostgis(pool, area)),
    one,
  );
  printLoad(
    `PostGIS, ${users} users at once`,
    await load(nudged(bases, 5 * users, 1_000), users, (area) => askPostgis(pool, area)),
    many,
  );
  for (const area of bases) {
    const found = differences(readStats(await ask(area)), readRows(await askPostgis(pool, area)));
    if (found.length === 0) continue;
    failed = true;
    console.log(`PostGIS gives other numbers: ${found.slice(0, 5).join("; ")}`);
  }
  if (!failed) console.log(`PostGIS gives the same numbers for all ${bases.length} areas`);
  await dropTables(pool);
}

function drawnFrom(geometry: PointColumn | PolygonColumn): AreaPolygon[] {
  return drawAreas(buildIndex(geometry), share, 10);
}

function versionIn(body: Buffer): string {
  return (JSON.parse(body.toString()) as { dataset_version: string }[])[0]!.dataset_version;
}

function printLoadAverage(): void {
  console.log(`load average ${loadavg()[0]!.toFixed(1)}`);
}
