import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "../random.ts";
import { createChecks } from "./compose/checks.ts";
import { runCampaign } from "./kill/campaign.ts";
import { type House, type Places, startEmbedded, startSeparate } from "./kill/house.ts";
import { judge } from "./kill/judge.ts";
import { signInAs } from "./kill/person.ts";
import { watchRemains } from "./kill/remains.ts";
import { readRows } from "./kill/rows.ts";
import { onPostgres } from "./onPostgres.ts";

/** Several people of two clients, some of them in both. */
const people = [
  { email: "admin@stopbank.example", client: "larkhaven", isAdmin: true },
  { email: "editor@stopbank.example", client: "larkhaven", isAdmin: false },
  { email: "member@stopbank.example", client: "larkhaven", isAdmin: false },
  { email: "admin@stopbank.example", client: "northport", isAdmin: true },
  { email: "member@stopbank.example", client: "northport", isAdmin: false },
];
const displayNames: Readonly<Record<string, string>> = {
  larkhaven: "Larkhaven District Council",
  northport: "Northport Harbour Board",
};

/**
 * Kills the product's processes at random moments over real reports, exports and short jobs of several people (B-01): the one process of the
 * embedded store; API, BFF and worker on PostgreSQL; and the browser that prints on both. Held where no job is lost, done twice or handed
 * to somebody else, what was killed is begun again within 45 s, and nothing is left.
 *
 * @param options `--rounds 100` of each database, `--engine pglite`, `--seed 1` (of the moments), `--minutes 60` after which no round begins.
 */
export async function kill(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      rounds: { type: "string", default: "100" },
      engine: { type: "string", multiple: true, default: ["pglite", "postgresql"] },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "60" },
    },
  });
  let held = true;
  for (const engine of values.engine) {
    const place = await mkdtemp(join(tmpdir(), "stopbank-kill-"));
    const places: Places = {
      home: join(place, "home"),
      temp: await mkdtemp(join(place, "t")),
      datasets: join(tmpdir(), "stopbank-bench-reports-data"),
    };
    const how = { rounds: Number(values.rounds), minutes: Number(values.minutes), seed: Number(values.seed) };
    try {
      if (engine === "pglite") held = (await embedded(places, how)) && held;
      else held = (await separate(places, how)) && held;
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
  return held;
}

interface How {
  readonly rounds: number;
  readonly minutes: number;
  readonly seed: number;
}

const embedded = async (places: Places, how: How) => carryOut(await startEmbedded(places), places, how);

const separate = (places: Places, how: How) =>
  onPostgres(async (database) => carryOut(await startSeparate(places, database), places, how, database.url));

async function carryOut(
  house: House,
  { home, temp }: Places,
  { rounds, minutes, seed }: How,
  databaseUrl?: string,
): Promise<boolean> {
  const checks = createChecks();
  let isStopped = false;
  try {
    await house.run("user", "role", "member@stopbank.example", "northport", "member");
    const present = await Promise.all(
      people.map(async (person) => ({
        ...(await signInAs(house.origin, person.email, person.client)),
        isAdmin: person.isAdmin,
        displayName: displayNames[person.client] ?? "",
      })),
    );
    const remains = watchRemains(temp);
    const campaign = await runCampaign({
      house,
      people: present,
      remains,
      random: seededRandom(seed),
      rounds,
      minutes,
    });
    isStopped = true;
    const codes = await house.stop();
    const rows = await readRows(home, databaseUrl);
    const { longestEndedMs } = remains;
    judge(house, campaign, rows, { left: await remains.left(), longestEndedMs }, checks);
    checks.check(
      "all stop with exit code 0, and their browsers with them",
      codes.every((code) => code === 0) && remains.processes().length === 0,
      codes,
    );
    return checks.held;
  } finally {
    if (!isStopped) for (const server of house.servers) await server.kill();
  }
}
