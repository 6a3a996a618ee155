import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fillLarkhaven } from "./administration/fill.ts";
import { type Browser, failed, signIn } from "./http/browser.ts";
import { load, printLoad } from "./http/load.ts";
import { type Product, startProduct } from "./http/product.ts";

// How long an administrator waits for each call of the pages of administration where a client has 10,000 members and a trail of a
// million events, one after the other, through the BFF of the product as its users start it. STOPBANK_BENCH_PG names a PostgreSQL
// database of its own, empty, which is asked the same.
const members = Number(process.env.STOPBANK_BENCH_MEMBERS ?? 10_000);
const events = Number(process.env.STOPBANK_BENCH_EVENTS ?? 1_000_000);
const runs = Number(process.env.STOPBANK_BENCH_RUNS ?? 20);
const mostMs = 200;
const postgres = process.env.STOPBANK_BENCH_PG;
const datasets = join(tmpdir(), "stopbank-bench-administration-data");

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`);
await run("PGlite", undefined);
if (postgres !== undefined) await run("PostgreSQL", postgres);

async function run(name: string, databaseUrl: string | undefined): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
  const env: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const start = () => startProduct(home, datasets, [], { STOPBANK_LOG_LEVEL: "warn", ...env });
  let product: Product | undefined;
  try {
    // The demonstration has to be there before it is filled.
    await (await start()).stop();
    const begun = performance.now();
    await fillLarkhaven(home, databaseUrl, { members, events });
    console.log(
      `\n${name}: ${members.toLocaleString("en")} members and ${events.toLocaleString("en")} events, written in ${((performance.now() - begun) / 1_000).toFixed(0)} s`,
    );
    product = await start();
    await measure(await signIn(product.origin, "admin"), product.origin);
  } finally {
    await product?.stop();
    await rm(home, { recursive: true, force: true });
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
}

async function measure(browser: Browser, origin: string): Promise<void> {
  const ask = async (path: string) => {
    const reply = await browser.get(path);
    if (reply.status !== 200) throw failed(path, reply);
    return reply.body;
  };
  const trail = "/api/client/audit_trail";
  const users = JSON.parse(String(await ask("/api/client/users"))) as { user_uuid: string; email: string }[];
  const person = users.find(({ email }) => email === "bench-3@larkhaven.example")?.user_uuid;
  const rarePerson = users.find(({ email }) => email === "bench-5000@larkhaven.example")?.user_uuid;
  const deep = await deepCursor(ask, trail);
  const calls: readonly (readonly [name: string, path: string])[] = [
    ["users", "/api/client/users"],
    ["sessions of a person", `/api/client/users/${person}/sessions`],
    ["actions", `${trail}/actions`],
    ["trail, first page", trail],
    ["trail, deep page", `${trail}?cursor=${deep}`],
    ["trail, by action", `${trail}?action=flag.changed`],
    ["trail, by rare action", `${trail}?action=client.added`],
    ["trail, by person", `${trail}?actor_uuid=${person}`],
    ["trail, by rare person", `${trail}?actor_uuid=${rarePerson}`],
    ["trail, by person and action", `${trail}?actor_uuid=${person}&action=terms.accepted`],
    ["trail, by rare person and action", `${trail}?actor_uuid=${rarePerson}&action=flag.changed`],
    ["trail, of a year", `${trail}?from=2024-06-01&until=2025-06-01`],
    ["trail, by a person it is about", `${trail}?subject=bench-77%40larkhaven`],
    ["trail, by rare subject", `${trail}?subject=rare+subject`],
    ["trail, by what there is none of", `${trail}?subject=nothing+of+the+kind`],
    ["e-mail domains", "/api/client/email_domains"],
    ["features", "/api/client/config"],
  ];
  for (const [name, path] of calls) {
    await ask(path);
    const timing = await load(
      Array.from({ length: runs }, () => path),
      1,
      ask,
    );
    printLoad(name, timing);
    if (timing.p95Ms > mostMs) console.log(`  above ${mostMs} ms`);
  }
  await measureExport(browser, origin);
}

/** Where a page far down begins: after some days of the trail's three years, a jump by date. */
async function deepCursor(ask: (path: string) => Promise<Buffer>, trail: string): Promise<string> {
  const until = new Date(Date.now() - 2 * 365 * 86_400_000).toISOString();
  const { next_cursor } = JSON.parse(String(await ask(`${trail}?until=${until}`))) as { next_cursor: string };
  return next_cursor;
}

/** The whole trail as CSV: until its first bytes, and to its end, with another call asked all the while. */
async function measureExport(browser: Browser, origin: string): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/client/audit_trail.csv`, { headers: { ...browser.headers } });
  let firstMs: number | undefined;
  let bytes = 0;
  let isDone = false;
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) {
      firstMs ??= performance.now() - begun;
      bytes += (chunk as Uint8Array).byteLength;
    }
    isDone = true;
  })();
  const between: number[] = [];
  while (!isDone) {
    const sent = performance.now();
    await browser.get("/api/client/email_domains");
    between.push(performance.now() - sent);
  }
  await reading;
  const seconds = (performance.now() - begun) / 1_000;
  const sorted = between.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  console.log(
    `CSV: first bytes after ${firstMs?.toFixed(0)} ms, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; another call meanwhile: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms (${between.length})`,
  );
}
