import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  type ClaimedJob,
  claimJob,
  createJob,
  createJobSeal,
  failJob,
  findJobGrant,
  finishJob,
  issueJobGrant,
  purgeJobs,
} from "./index.ts";

const jobSeal = createJobSeal(randomBytes(32));

onEachEngine("what a job asks with", (open) => {
  let database: TestDatabase;
  let clientId: string;
  let userId: string;
  let job: ClaimedJob;
  let token: string;
  beforeAll(async () => {
    database = await open();
    const { store } = database;
    userId = (await createUser(store.shared, { email: "a@stopbank.example", status: "CONFIRMED" })).id;
    clientId = (await createClient(store, { clientName: "one", subdomain: "one", displayName: "One" })).id;
  });
  afterAll(() => database.close());

  const claim = (id: string) =>
    database.store.withClient(clientId, (tx) => claimJob(tx, jobSeal, id, { leaseSeconds: 60, most: 3 }));
  const issue = () => database.store.withClient(clientId, (tx) => issueJobGrant(tx, job, 600));

  beforeEach(async () => {
    const { id } = await database.store.withClient(clientId, async (tx) => {
      await setMembership(tx, userId, "admin");
      return createJob(tx, jobSeal, {
        ownerUserId: userId,
        kind: "admin.verify",
        title: "Verify",
        idempotencyKey: randomUUID(),
        parameters: {},
        keptDays: 1,
        most: { ofOwner: 100, ofClient: 100, hourly: 100 },
      });
    });
    job = (await claim(id)) as ClaimedJob;
    token = String(await issue());
  });

  it("names its owner, and what they are in the client at that moment", async () => {
    const { store } = database;
    expect(await findJobGrant(store, token)).toEqual({ jobId: job.id, clientId, userId, role: "admin" });
    await store.withClient(clientId, (tx) => setMembership(tx, userId, "member"));
    expect(await findJobGrant(store, token)).toMatchObject({ role: "member" });
    await store.withClient(clientId, (tx) => removeMembership(tx, userId));
    expect(await findJobGrant(store, token)).toBeUndefined();
  });

  it("is good for nothing once the job has ended, however it did", async () => {
    const { store } = database;
    await store.withClient(clientId, (tx) => finishJob(tx, job, [], 1));
    expect(await findJobGrant(store, token)).toBeUndefined();
    expect(await issue()).toBeUndefined();
  });

  it("B-02: is good for nothing once another process has the job", async () => {
    const { store } = database;
    await database.owner.rows("update jobs set lease_until = now() - interval '1 second' where id = $1", [
      job.id,
    ]);
    expect(await findJobGrant(store, token)).toBeDefined();
    const next = await claim(job.id);
    expect(await findJobGrant(store, token)).toBeUndefined();
    expect(await issue()).toBeUndefined();
    await store.withClient(clientId, (tx) =>
      failJob(tx, next as ClaimedJob, { code: "a/b", message: "No." }),
    );
  });

  it("is over after its time, and then removed", async () => {
    const { store, owner } = database;
    await owner.rows("update job_grants set expires_at = now() where job_id = $1", [job.id]);
    expect(await findJobGrant(store, token)).toBeUndefined();
    await store.withClient(clientId, (tx) => purgeJobs(tx, 30));
    expect(await owner.rows("select from job_grants where job_id = $1", [job.id])).toEqual([]);
  });

  it("is kept as a hash, and is not found for another client or by a guess", async () => {
    const { store, owner } = database;
    const rows = await owner.rows<{ row: string }>("select job_grants::text as row from job_grants");
    expect(JSON.stringify(rows)).not.toContain(token.slice(36));
    const otherClient = randomUUID().replaceAll("-", "");
    for (const guess of [
      "",
      "job_",
      `job_${otherClient}${token.slice(36)}`,
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      `${token} `,
    ])
      expect(await findJobGrant(store, guess), guess).toBeUndefined();
  });
});
