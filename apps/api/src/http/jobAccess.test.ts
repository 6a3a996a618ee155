import { randomBytes } from "node:crypto";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { findClientByName } from "@stopbank/store/clients";
import {
  type ClaimedJob,
  claimJob,
  createJob,
  createJobSeal,
  endCancelledJob,
  failJob,
  finishJob,
  issueJobGrant,
} from "@stopbank/store/jobs";
import { keepMedium } from "@stopbank/store/keep-media";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { larkhavenNames, sampleRequest, tinyNames } from "../testing/sampleRequest.ts";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

const seal = createJobSeal(randomBytes(32));
let api: RunningApi;
/** In larkhaven, of somebody who is an administrator of northport too. */
let running: { readonly job: ClaimedJob; readonly headers: Record<string, string> };
beforeAll(async () => {
  api = await startApi();
  running = await beginJob("larkhaven");
});
afterAll(() => api.stop());

const inClient: RunningApi["store"]["withClient"] = (clientId, work) => api.store.withClient(clientId, work);
const idOf = async (name: string) => String((await findClientByName(api.store.shared, name))?.id);

async function beginJob(clientName: string) {
  const ownerUserId = String((await findUserByEmail(api.store.shared, people.admin))?.id);
  return inClient(await idOf(clientName), async (tx) => {
    const { id } = await createJob(tx, seal, {
      ownerUserId,
      kind: "test.job",
      title: "A test",
      idempotencyKey: randomBytes(8).toString("hex"),
      parameters: {},
      keptDays: 1,
      most: { ofOwner: 100, ofClient: 100, hourly: 100 },
    });
    const job = await claimJob(tx, seal, id, { leaseSeconds: 600, most: 9 });
    const token = job && (await issueJobGrant(tx, job, 600));
    if (job === undefined || token === undefined) throw new Error("The job did not begin.");
    return { job, headers: { authorization: `Bearer ${token}` } };
  });
}

const all = Object.entries(routes) as [string, Route][];
const namesOf = (client: "larkhaven" | "northport") => ({
  ...(client === "larkhaven" ? larkhavenNames : tinyNames(client)),
  client,
  version: api.versions[client] ?? "",
  areaId: "0".repeat(64),
});
const outcome = async (
  route: Route,
  headers: Record<string, string>,
  client: "larkhaven" | "northport" = "larkhaven",
) => {
  const answer = await api.app.inject(sampleRequest(route, namesOf(client), headers));
  const refused = answer.statusCode >= 400 && answer.body.startsWith("{");
  return refused ? `${answer.statusCode} ${answer.json().error.code}` : String(answer.statusCode);
};

describe.each(all.filter(([, { access }]) => access !== "public"))("%s, asked by a job", (_id, route) => {
  if (route.method === "GET" || route.asks === true) {
    it("is answered as it is to the job's owner in the job's client", async () => {
      expect(await outcome(route, running.headers)).toBe(await outcome(route, api.as("admin", "larkhaven")));
    });
    if (!route.anyClient)
      it("is refused for another client of its owner's", async () => {
        expect(await outcome(route, { ...running.headers, "ui-client-name": "northport" })).toBe(
          "403 client/not-yours",
        );
      });
  } else
    it("is refused, since a job reads and nothing else", async () => {
      expect(await outcome(route, running.headers)).toBe("403 auth/read-only");
    });
});

describe("a job", () => {
  it("has one client, whatever others its owner has", async () => {
    const { headers } = running;
    const named = (await api.get(routes.clients.path, headers)).json() as { client_name: string }[];
    expect(named.map(({ client_name }) => client_name)).toEqual(["larkhaven"]);
    expect((await api.get(routes.currentUser.path, headers)).json()).toMatchObject({
      email: people.admin,
      client_name: "larkhaven",
    });
  });

  it("E-12: gets no tile of another client, also where its owner got it a moment before", async () => {
    expect(await outcome(routes.vectorTile, api.as("admin"), "northport")).toMatch(/^20[0-4]$/);
    expect(await outcome(routes.vectorTile, running.headers, "northport")).toMatch(/^404 /);
  });

  it.each([
    ["is done", (tx, job) => finishJob(tx, job, [], 1)],
    ["has failed", (tx, job) => failJob(tx, job, { code: "a/b", message: "No." })],
    ["is given up", (tx, job) => endCancelledJob(tx, job)],
  ] satisfies [string, (tx: Parameters<typeof finishJob>[0], job: ClaimedJob) => Promise<boolean>][])(
    "asks for nothing more once it %s",
    async (_how, end) => {
      const { job, headers } = await beginJob("larkhaven");
      expect((await api.get("/layer", headers)).statusCode).toBe(200);
      const clientId = await idOf("larkhaven");
      expect(await inClient(clientId, (tx) => end(tx, job))).toBe(true);
      const after = await api.get("/layer", headers);
      expect([after.statusCode, after.json()]).toMatchObject([401, { error: { code: "auth/job-over" } }]);
    },
  );

  it("B-02: asks for nothing more once another process has it", async () => {
    const { job, headers } = await beginJob("larkhaven");
    expect((await api.get("/layer", headers)).statusCode).toBe(200);
    const clientId = await idOf("larkhaven");
    await inClient(clientId, (tx) =>
      tx
        .updateTable("jobs")
        .set({ lease_until: new Date(0) })
        .where("id", "=", job.id)
        .execute(),
    );
    await inClient(clientId, (tx) => claimJob(tx, seal, job.id, { leaseSeconds: 600, most: 9 }));
    expect((await api.get("/layer", headers)).statusCode).toBe(401);
  });
});

it("G-04: pictures on a job's paper are those of its client, and of no other client of its owner's", async () => {
  const name = `${"b".repeat(32)}.vtt`;
  for (const client of ["larkhaven", "northport"])
    await keepMedium(
      api.store,
      await idOf(client),
      { name, originalName: "a.vtt", alternativeText: "", sizes: new Map([[0, Buffer.from(client)]]) },
      { most: { files: 9, bytes: 999 } },
    );
  const ask = async (client: string, headers: Record<string, string>) => {
    const { statusCode, body } = await api.get(`/media/${client}/${name}`, headers);
    return statusCode === 200 ? body : statusCode;
  };
  expect([await ask("larkhaven", running.headers), await ask("northport", running.headers)]).toEqual([
    "larkhaven",
    404,
  ]);
  // Its owner sees both.
  expect(await ask("northport", api.as("admin"))).toBe("northport");
});
