import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { seededRandom } from "../random.ts";
import { type Address, type Flow, flows } from "./timing/flows.ts";
import { exceedsNoise, mannWhitney, median, medianDifference } from "./timing/statistics.ts";

/** Addresses with an account, and twice as many without: two samples of one kind tell how much chance does. */
const kinds = ["known", "unknown", "unknown again"] as const;
type Kind = (typeof kinds)[number];

/**
 * Asks what a stranger may ask about addresses with an account and without one, in a random order, and compares how long the answers
 * take. Held where the medians of no call differ by more than those of two samples of addresses without an account.
 *
 * @param options `--samples 400` (of each kind), `--seed 1`, `--flow sign` (those whose name has it).
 */
export async function timing(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      samples: { type: "string", default: "400" },
      seed: { type: "string", default: "1" },
      flow: { type: "string", default: "" },
    },
  });
  const random = seededRandom(Number(values.seed));
  const addresses = addressesOf(Number(values.samples));
  const api = await startAsked(addresses.known.map(({ email }) => email));
  let held = true;
  try {
    // What runs for the first time is slower, whoever it is about.
    const first = addressesOf(20, "warm");
    for (const flow of flows) await measure(api.pool, flow, first, random);
    console.log(`${values.samples} of each, load average ${loadavg()[0]?.toFixed(1)}; in ms`);
    for (const flow of flows) {
      const took = await measure(api.pool, flow, addresses, random);
      if (flow.name.includes(values.flow)) held = report(flow, took, random) && held;
      await sleep(500);
    }
    return held;
  } finally {
    await api.close();
  }
}

type Times = Readonly<Record<Kind, readonly number[]>>;

function report(
  { name }: Flow,
  { known, unknown, "unknown again": again }: Times,
  random: () => number,
): boolean {
  const between = medianDifference(unknown, known, random);
  const within = medianDifference(unknown, again, random);
  const differs = exceedsNoise(between, within);
  const ms = (value: number) => value.toFixed(2).padStart(6);
  console.log(
    `${name.padEnd(26)} medians ${ms(median(known))} known, ${ms(median(unknown))} unknown: ${ms(between.difference)} (${ms(between.low)} to ${ms(between.high)}), p ${mannWhitney(known, unknown).toFixed(3)}; unknown with unknown ${ms(within.difference)} (${ms(within.low)} to ${ms(within.high)}), p ${mannWhitney(unknown, again).toFixed(3)}${differs ? "   DIFFERS" : ""}`,
  );
  return !differs;
}

function addressesOf(count: number, mark = "asked"): Readonly<Record<Kind, readonly Address[]>> {
  let network = mark === "warm" ? 0 : 1 << 16;
  const of = (who: string, client: string) =>
    Array.from({ length: count }, (_, i): Address => {
      network++;
      return {
        // All as long as each other.
        email: `${who}.${mark}.${String(i).padStart(5, "0")}@stopbank.example`,
        network: `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        client,
      };
    });
  return {
    known: of("aroha", "larkhaven"),
    unknown: of("kahuk", "northport"),
    "unknown again": of("moana", "northport"),
  };
}

async function measure(
  pool: Pool,
  { route, headers, body, learn }: Flow,
  addresses: Readonly<Record<Kind, readonly Address[]>>,
  random: () => number,
): Promise<Times> {
  const took: Record<Kind, number[]> = { known: [], unknown: [], "unknown again": [] };
  const order = kinds
    .flatMap((kind) => addresses[kind].map((address) => ({ kind, address, at: random() })))
    .sort((a, b) => a.at - b.at);
  const answers = new Set<string>();
  for (const { kind, address } of order) {
    const sent = performance.now();
    const answer = await pool.request({
      method: route.method,
      path: route.path,
      headers: {
        "x-forwarded-for": address.network,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers?.(address),
      },
      body: body === undefined ? null : JSON.stringify(body(address)),
    });
    const text = await answer.body.text();
    took[kind].push(performance.now() - sent);
    answers.add(String(answer.statusCode));
    learn?.(address, text);
    // Whatever the call has left to do is done by the time of the next.
    await sleep(4);
  }
  if (answers.size !== 1)
    throw new Error(`${route.path} was answered ${[...answers].join(" and ")}: that alone tells.`);
  return took;
}

/**
 * An API with accounts of these addresses, in a process of its own: what it has still to do for a call must not hold up who takes the
 * time of its answer.
 */
async function startAsked(emails: readonly string[]) {
  const child = fork(new URL("./timing/askedProcess.ts", import.meta.url), { execArgv: [] });
  child.send(emails);
  const [origin] = (await once(child, "message")) as [string];
  const pool = new Pool(origin, { connections: 1 });
  return {
    pool,
    close: async () => {
      await pool.destroy();
      const ended = once(child, "exit");
      child.send("stop");
      await ended;
    },
  };
}
