import { randomBytes, randomUUID } from "node:crypto";
import { setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import type { ClientTransaction } from "../engine/database.ts";
import { type ClaimedJob, claimJob } from "../jobs/claimJob.ts";
import { createJob, type JobRequest } from "../jobs/createJob.ts";
import type { Job } from "../jobs/job.ts";
import { createJobSeal } from "../jobs/jobSeal.ts";
import { findJob } from "../jobs/ownJobs.ts";
import type { TestDatabase } from "./engines.ts";

export const jobSeal = createJobSeal(randomBytes(32));

/** A client of a fresh database with an owner of jobs, and what tests do with them. */
export async function jobsOfOneClient({ store, owner }: TestDatabase) {
  const name = `c${randomUUID()}`;
  const { id: clientId } = await createClient(store, {
    clientName: name,
    subdomain: name,
    displayName: name,
  });
  const newOwner = async (): Promise<string> => {
    const { id } = await createUser(store.shared, {
      email: `${randomUUID()}@a.example`,
      status: "CONFIRMED",
    });
    await store.withClient(clientId, (tx) => setMembership(tx, id, "member"));
    return id;
  };
  const ownerUserId = await newOwner();
  const inClient = <T>(work: (tx: ClientTransaction) => Promise<T>): Promise<T> =>
    store.withClient(clientId, work);
  const create = (request: Partial<JobRequest> = {}) =>
    inClient((tx) =>
      createJob(tx, jobSeal, {
        ownerUserId,
        kind: "admin.verify",
        title: "Verify the dataset",
        idempotencyKey: randomUUID(),
        parameters: { dataset: "larkhaven", place: [172.9, -40.3] },
        keptDays: 7,
        most: { ofOwner: 1_000, ofClient: 10_000, hourly: 10_000 },
        ...request,
      }),
    );
  const claim = (id: string, most = 3) =>
    inClient((tx) => claimJob(tx, jobSeal, id, { leaseSeconds: 60, most }));
  return {
    clientId,
    ownerUserId,
    newOwner,
    inClient,
    create,
    claim,
    /** @throws where there is nothing to claim. */
    claimed: async (id: string): Promise<ClaimedJob> => there(await claim(id)),
    find: async (id: string): Promise<Job> => there(await inClient((tx) => findJob(tx, ownerUserId, id))),
    /** What happens when a job's process is gone or asleep for so long. */
    loseLease: (id: string) =>
      owner.rows("update jobs set lease_until = now() - interval '1 second' where id = $1", [id]),
  };
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("There is no such job, or none to claim.");
  return found;
}
