import type { ClientJob as JobOnWire } from "@stopbank/contract/client-jobs";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { tellJobChange } from "@stopbank/jobs/changes";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { type ClientJob, cancelClientJob, listClientJobKinds, listClientJobs } from "@stopbank/store/jobs";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { cursorOf, placeOf } from "../wire/trailCursor.ts";

const pageSize = 50;

/** Everybody's jobs in the client, for its administrators. */
export function clientJobRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.clientJobs, async ({ query: { state, kind, cursor }, caller: { client } }) => {
    const after = cursor === undefined ? undefined : placeOf(cursor, "jobs");
    const { items, next } = await store.withClient(client.id, (tx) =>
      listClientJobs(tx, { state, kind }, after, pageSize),
    );
    return { jobs: items.map(jobOnWire), next_cursor: next === undefined ? null : cursorOf(next) };
  });

  register(routes.clientJobKinds, ({ caller: { client } }) =>
    store.withClient(client.id, listClientJobKinds),
  );

  register(routes.cancelClientJob, async ({ params: { job_id }, caller: { client, userId } }) => {
    const job = await store.withClient(client.id, async (tx) => {
      const cancelled = await cancelClientJob(tx, job_id);
      const { before, after } = cancelled ?? {};
      if (before?.endedAt === undefined && before?.isCancelAsked === false)
        await recordClientEvent(tx, {
          action: "job.cancelled",
          actorUserId: userId,
          subject: before.title,
          details: { before: before.state, after: "cancelled", owner: before.ownerEmail, kind: before.kind },
        });
      return after;
    });
    if (job === undefined)
      throw new DomainError("not-found", "jobs/none", "There is no such job, or it is no longer kept.");
    await tellJobChange(store, { clientId: client.id, userId: job.ownerUserId, id: job.id });
    return jobOnWire(job);
  });
}

const jobOnWire = (job: ClientJob): JobOnWire => ({
  id: job.id,
  kind: job.kind,
  title: job.title,
  state: job.state,
  attempt: job.attempt,
  progress: job.progress,
  step: job.step,
  cancel_asked: job.isCancelAsked,
  ...(job.error === undefined ? {} : { error: job.error }),
  created_at: job.createdAt.toISOString(),
  ...(job.startedAt === undefined ? {} : { started_at: job.startedAt.toISOString() }),
  ...(job.endedAt === undefined ? {} : { ended_at: job.endedAt.toISOString() }),
  expires_at: job.expiresAt.toISOString(),
  owner: { user_uuid: job.ownerUserId, email: job.ownerEmail },
});
