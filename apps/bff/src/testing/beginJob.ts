import { randomBytes } from "node:crypto";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import { claimJob, createJob, createJobSeal, finishJob, issueJobGrant } from "@stopbank/store/jobs";

const seal = createJobSeal(randomBytes(32));

/** Begins a job as a worker does, which goes on until it is ended. */
export async function beginJob(store: Store, clientName: string, ownerUserId: string) {
  const clientId = String((await findClientByName(store.shared, clientName))?.id);
  const { job, token } = await store.withClient(clientId, async (tx) => {
    const { id } = await createJob(tx, seal, {
      ownerUserId,
      kind: "test.job",
      title: "A test",
      idempotencyKey: randomBytes(8).toString("hex"),
      parameters: {},
      keptDays: 1,
      most: { ofOwner: 100, ofClient: 100, hourly: 100 },
    });
    const claimed = await claimJob(tx, seal, id, { leaseSeconds: 600, most: 9 });
    if (claimed === undefined) throw new Error("The job did not begin.");
    return { job: claimed, token: await issueJobGrant(tx, claimed, 600) };
  });
  return {
    authorization: `Bearer ${token}`,
    end: () => store.withClient(clientId, (tx) => finishJob(tx, job, [], 1)),
  };
}
