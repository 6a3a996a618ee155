import { randomBytes } from "node:crypto";
import { createMailPost, type JobEndedMail } from "@stopbank/mail/post";
import { findClientByName } from "@stopbank/store/clients";
import { cancelJob, createJob, createJobSeal } from "@stopbank/store/jobs";
import { removeMembership } from "@stopbank/store/memberships";
import { findUserByEmail } from "@stopbank/store/users";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
const { log } = Fastify();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** As whoever does jobs posts it, who is another process. */
async function postEndOf(title: string): Promise<{ clientId: string; userId: string }> {
  const client = await findClientByName(api.store.shared, "larkhaven");
  const user = await findUserByEmail(api.store.shared, people.member);
  if (client === undefined || user === undefined) throw new Error("Nobody is there.");
  const post = createMailPost<JobEndedMail>(api.store, log, { looksAfter: false });
  await post.open();
  await api.store.withClient(client.id, async (tx) => {
    const { id: jobId } = await createJob(tx, createJobSeal(randomBytes(32)), {
      ownerUserId: user.id,
      kind: "test.report",
      title,
      idempotencyKey: title,
      parameters: {},
      keptDays: 7,
      most: { ofOwner: 10, ofClient: 10, hourly: 10 },
    });
    await cancelJob(tx, user.id, jobId);
    await post.post({ template: "jobEnded", userId: user.id, clientId: client.id, jobId }, { within: tx });
  });
  await post.close();
  return { clientId: client.id, userId: user.id };
}

const mails = async () =>
  (await api.get("/dev/mail")).json() as { to: string; subject: string; text: string; html: string }[];

it("tells whoever started it, wherever it was done", async () => {
  await postEndOf("Risk summary of Ōtaki");
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(["Ready: Risk summary of Ōtaki"]);
  const [mail] = await mails();
  expect(mail?.to).toBe(people.member);
  expect(mail?.text).toContain("What you started for Larkhaven is ready: Risk summary of Ōtaki.");
  expect(mail?.html).toContain("http://localhost:8080");
});

it("tells nobody who no longer belongs to the organisation", async () => {
  const { clientId, userId } = await postEndOf("Another");
  await api.store.withClient(clientId, (tx) => removeMembership(tx, userId));
  await postEndOf("A third").catch(() => undefined);
  const waiting = () =>
    api.store.queue.executeSql("select id from pgboss.job where name = 'mail' and state < 'completed'", []);
  await expect.poll(async () => (await waiting()).rows.length).toBe(0);
  expect(await mails()).toHaveLength(1);
});
