import { createHash } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openStorage } from "@stopbank/dataset/storage";
import { createJobs } from "@stopbank/jobs";
import { loadPlugins } from "@stopbank/plugin-api/server-host";
import { openStore, type Store } from "@stopbank/store";
import { createClient, findClientByName } from "@stopbank/store/clients";
import { homeJobsKey, listJobs } from "@stopbank/store/jobs";
import { setMembership } from "@stopbank/store/memberships";
import { createUser, findUserByEmail } from "@stopbank/store/users";
import Fastify from "fastify";
import type { News, SeenJob, TrialOrder } from "./messages.ts";
import { spell } from "./spell.ts";

/** A process that starts jobs and does them, as the trial tells it on stdin, until it is killed. */
const [home = "", databaseUrl, ownerDatabaseUrl] = process.argv.slice(2);

// To a pipe, so it is written before anything else happens here.
const tell = (news: News) => process.stdout.write(`${JSON.stringify(news)}\n`);

const { log } = Fastify({
  logger: {
    level: "info",
    stream: {
      write: (line: string) => {
        const { msg, job, isKept, level } = JSON.parse(line) as Record<string, unknown>;
        if (msg === "a job is done") tell({ done: String(job), isKept: isKept === true });
        else if (String(msg).startsWith("a job was another's")) tell({ done: String(job), isKept: false });
        else if (Number(level) >= 50) process.stderr.write(line);
      },
    },
  },
});

const store = await openStore({ home, databaseUrl, ownerDatabaseUrl });
const owner = await ownerOf(store);
const kind = spell((begun) => tell({ begun }));
const plugins = await loadPlugins(
  [{ manifest: { id: "trial" }, load: async () => ({ default: { jobKinds: [kind] } }) }],
  log,
);
const most = { ofOwner: 100_000, ofClient: 100_000, hourly: 100_000 };
const callAs = () => {
  throw new Error("These jobs ask no API.");
};
const key = () => homeJobsKey(home);
const jobs = createJobs({
  store,
  plugins,
  log,
  key,
  callAs,
  kept: openStorage(join(home, "files"), {}),
  scratch: join(home, "scratch"),
  works: true,
  most,
});
await jobs.open();

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  carryOut(JSON.parse(line) as TrialOrder).catch((error: unknown) => log.error({ err: error }, line));
});
process.once("SIGTERM", async () => {
  lines.close();
  await jobs.close();
  await store.close();
});
tell({ ready: true });

async function carryOut(order: TrialOrder): Promise<void> {
  if ("start" in order) {
    const { job } = await jobs.of(owner).start(kind.id, { name: order.start }, order.start);
    tell({ accepted: order.start, id: job.id });
    return;
  }
  const seen = await store.withClient(owner.clientId, (tx) => listJobs(tx, owner.userId, 100_000));
  const found: SeenJob[] = [];
  for (const { id, title, state, attempt, outputs, createdAt, endedAt } of seen)
    found.push({
      id,
      name: title,
      createdAt: createdAt.getTime(),
      endedAt: endedAt?.getTime(),
      state,
      attempt,
      files: outputs.length,
      ...(order.readsFiles ? { sha256: await hashOf(id, outputs) } : {}),
    });
  tell({ jobs: found });
}

/** Of all that a job's files hold, in hex. */
async function hashOf(id: string, outputs: readonly { readonly name: string }[]): Promise<string> {
  const hash = createHash("sha256");
  for (const { name } of outputs) {
    const file = await jobs.of(owner).findFile(id, name);
    if (file !== undefined) for await (const piece of file.read()) hash.update(piece);
  }
  return hash.digest("hex");
}

/** The one who asks for all of it; made by the process that is started first, and by itself. */
async function ownerOf(opened: Store) {
  const clientName = "trial";
  const email = "trial@stopbank.example";
  const client =
    (await findClientByName(opened.shared, clientName)) ??
    (await createClient(opened, { clientName, subdomain: clientName, displayName: "Trial" }));
  const user =
    (await findUserByEmail(opened.shared, email)) ??
    (await createUser(opened.shared, { email, status: "CONFIRMED" }));
  await opened.withClient(client.id, (tx) => setMembership(tx, user.id, "member"));
  return { clientId: client.id, userId: user.id };
}
