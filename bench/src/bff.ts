import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import {
  findPostgresBinaries,
  makePostgresDatabase,
  startTemporaryPostgres,
} from "@stopbank/store/testing/postgres";
import pg from "pg";
import { type Sending, type Sent, startSender } from "./bff/sending.ts";
import { joinSlowly } from "./bff/slowCrowd.ts";
import { makeDistrict } from "./engine/district.ts";
import { signIn } from "./http/browser.ts";
import { timingOf } from "./http/load.ts";
import { startProduct, startServers } from "./http/product.ts";
import { benchClient, publishDistrict } from "./http/publish.ts";

// What the one door costs: the same call to the API itself, through a bare @fastify/http-proxy and through the BFF with a session,
// in turns, so that whatever else the machine does meets all three.
const rounds = Number(process.env.STOPBANK_BENCH_ROUNDS ?? 7);
const seconds = Number(process.env.STOPBANK_BENCH_SECONDS ?? 4);
const perSecond = Number(process.env.STOPBANK_BENCH_RATE ?? 500);
const path = "/layer/details/meters";
const aims = { addedP99Ms: 5, throughput: 0.7, slowCrowd: 1.1 };
const crowd = 200;

const elements = 20_000;
const datasets = join(tmpdir(), `stopbank-bench-${elements}`);
await publishDistrict(datasets, makeDistrict(elements, 1));
const home = await mkdtemp(join(tmpdir(), "stopbank-bench-bff-"));
const binaries = findPostgresBinaries();
if (binaries === undefined)
  throw new Error(
    "There is no PostgreSQL here, and separate processes need one: apt-get install postgresql.",
  );
const postgres = await startTemporaryPostgres(binaries);
const sender = startSender();
try {
  const admin = new pg.Client(postgres.url("postgres"));
  await admin.connect();
  const { url, ownerUrl } = await makePostgresDatabase(admin, postgres.url);
  await admin.end();
  // Brings the clients and accounts in.
  const seeding = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, STOPBANK_DEMO: "1" };
  await (await startProduct(home, datasets, [], seeding)).stop();
  const servers = await startServers(home, datasets, url, 1);
  const api = servers.apiOrigins[0] ?? "";
  const bare = fork(new URL("./bff/bareProxy.ts", import.meta.url), [api], { execArgv: [] });
  try {
    const [bareOrigin] = (await once(bare, "message")) as [string];
    const browser = await signIn(servers.origin);
    // As pages ask, who name their client.
    const client = { "ui-client-name": benchClient };
    const bearer = { ...client, authorization: `Bearer ${await tokenFrom(api)}` };
    process.exitCode = (await measure({
      api: { origin: api, path, headers: bearer },
      bare: { origin: bareOrigin, path, headers: bearer },
      bff: { origin: servers.origin, path: `/api${path}`, headers: { ...browser.headers, ...client } },
    }))
      ? 0
      : 1;
    browser.close();
  } finally {
    bare.kill();
    await servers.stop();
  }
} finally {
  sender.stop();
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}

type Side = Pick<Sending, "origin" | "path" | "headers">;

async function measure(sides: Readonly<Record<"api" | "bare" | "bff", Side>>): Promise<boolean> {
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const names = ["api", "bare", "bff"] as const;
  // Until what is called often is compiled, and the memory of each has its size.
  for (const name of names) await sender.send({ ...sides[name], connections: 64, seconds: 10, perSecond });

  console.log(
    `\nopen loop, ${perSecond} a second, ${rounds} rounds of ${seconds} s in turn (ms from when each was due)`,
  );
  const open = { api: [] as Sent[], bare: [] as Sent[], bff: [] as Sent[] };
  for (let round = 0; round < rounds; round++)
    for (const name of names)
      open[name].push(await sender.send({ ...sides[name], connections: 64, seconds, perSecond }));
  for (const name of names) print(name, open[name]);
  const added = middle(open.bff.map((sent, round) => p99(sent) - p99(open.api[round])));
  const addedByBare = middle(open.bare.map((sent, round) => p99(sent) - p99(open.api[round])));
  console.log(
    `p99 added (median of rounds): by the BFF ${added.toFixed(1)} ms, by a bare proxy ${addedByBare.toFixed(1)} ms; wanted ${aims.addedP99Ms} ms`,
  );

  console.log("\nclosed loop, 16 connections");
  const closed = { api: [] as Sent[], bare: [] as Sent[], bff: [] as Sent[] };
  for (let round = 0; round < rounds; round++)
    for (const name of names)
      closed[name].push(await sender.send({ ...sides[name], connections: 16, seconds }));
  for (const name of names) print(name, closed[name]);
  const ratio = middle(closed.bff.map((sent, round) => rate(sent) / rate(closed.bare[round])));
  console.log(
    `throughput beside a bare proxy (median of rounds): ${ratio.toFixed(2)}; wanted ${aims.throughput}`,
  );

  console.log(`\n${crowd} connections that send a header a second, ${perSecond / 5} calls a second`);
  const calm: Sent[] = [];
  const crowded: Sent[] = [];
  for (let round = 0; round < rounds; round++) {
    const ask = { ...sides.bff, connections: 16, seconds, perSecond: perSecond / 5 };
    calm.push(await sender.send(ask));
    const leave = await joinSlowly(sides.bff.origin, crowd);
    crowded.push(await sender.send(ask));
    leave();
  }
  print("without", calm);
  print("with", crowded);
  const change = middle(crowded.map((sent, round) => p99(sent) / p99(calm[round])));
  console.log(
    `p99 with them beside without (median of rounds): ${change.toFixed(2)}; wanted ${aims.slowCrowd}`,
  );
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);

  const failed = [...Object.values(open), ...Object.values(closed), calm, crowded]
    .flat()
    .some((sent) => sent.failed > 0);
  if (failed) console.log("Some calls were not answered.");
  return !failed && added <= aims.addedP99Ms && ratio >= aims.throughput && change <= aims.slowCrowd;
}

function print(name: string, all: readonly Sent[]): void {
  const { medianMs, p95Ms, p99Ms } = timingOf(
    all.flatMap(({ took }) => took),
    1,
  );
  const each = middle(all.map(rate));
  console.log(
    `${name.padEnd(10)} median ${medianMs.toFixed(1).padStart(6)}   p95 ${p95Ms.toFixed(1).padStart(6)}   p99 ${p99Ms.toFixed(1).padStart(6)}   ${each.toFixed(0).padStart(6)}/s`,
  );
}

function p99(sent: Sent | undefined): number {
  return timingOf(sent?.took ?? [], 1).p99Ms;
}

function rate(sent: Sent | undefined): number {
  return sent === undefined ? Number.NaN : sent.took.length / sent.seconds;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function tokenFrom(origin: string): Promise<string> {
  const basic = Buffer.from("member@stopbank.example:Stopbank-1").toString("base64");
  const answer = await fetch(new URL("/user/login", origin), {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
