import { currentVersion, type DatasetStorage } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import {
  beginRun,
  forgetClientWithoutSchedules,
  listClientsWithSchedules,
  listDueSchedules,
  type Schedule,
} from "@stopbank/store/schedules";
import { findUser } from "@stopbank/store/users";
import type { FastifyBaseLogger } from "fastify";
import { tellJobChange } from "../changes.ts";
import type { JobStarter } from "../start/jobStarter.ts";

export interface TendSchedulesParts {
  readonly store: Pick<Store, "shared" | "withClient" | "notify">;
  /** Where clients' datasets lie, by name. */
  readonly datasets: DatasetStorage;
  readonly kinds: ReadonlyMap<string, OfferedKind>;
  readonly starter: Pick<JobStarter, "start">;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/**
 * Begins the jobs of schedules whose client has a version of its dataset that they have not had: of many processes that look,
 * one begins each. Who may not have it done any more is not given it, and the schedule says why. What may pass is left to the next look.
 */
export async function tendSchedules(parts: TendSchedulesParts, signal: AbortSignal): Promise<void> {
  const { store, datasets, log } = parts;
  for (const { id: clientId, clientName } of await listClientsWithSchedules(store.shared)) {
    if (signal.aborted) return;
    try {
      const version = await currentVersion(datasets, clientName);
      if (version === undefined) continue;
      const due = await store.withClient(clientId, async (tx) => {
        await forgetClientWithoutSchedules(tx);
        return listDueSchedules(tx, version);
      });
      for (const schedule of due) {
        if (signal.aborted) return;
        await begin(parts, clientId, schedule, version);
      }
    } catch (error) {
      // Another client's data may be in order.
      log.warn({ err: error, client: clientName }, "schedules of a client could not be looked after");
    }
  }
}

/** Thrown to take back a job of a run that another process has begun. */
const begunElsewhere = new Error("This run was begun before.");

async function begin(
  { store, kinds, starter, log }: TendSchedulesParts,
  clientId: string,
  schedule: Schedule,
  version: string,
): Promise<void> {
  const { id: scheduleId, ownerUserId, kind, title, parameters, isMailWanted } = schedule;
  const told = { schedule: scheduleId, version };
  try {
    if ((await findUser(store.shared, ownerUserId))?.status !== "CONFIRMED") throw suspended();
    const params = kinds.get(kind)?.kind.titled?.(parameters as never, title) ?? parameters;
    const { id, isNew } = await starter.start({
      clientId,
      userId: ownerUserId,
      kind,
      params,
      ownKey: `schedule ${scheduleId} ${version}`,
      isMailWanted,
      within: async (tx, { id: jobId }) => {
        if (!(await beginRun(tx, { scheduleId, version, jobId }))) throw begunElsewhere;
      },
    });
    if (isNew) await tellJobChange(store, { clientId, userId: ownerUserId, id });
    log.info({ ...told, job: id }, "a schedule began a job");
  } catch (error) {
    if (error === begunElsewhere) return;
    if (!(error instanceof DomainError) || mayPass(error)) {
      log.warn({ ...told, err: error }, "a schedule could not begin its job, which is tried again");
      return;
    }
    const { code, message } = error;
    log.info({ ...told, code }, "a schedule's owner is refused its job");
    await store.withClient(clientId, (tx) => noteRefusal(tx, schedule, version, { code, message }));
  }
}

async function noteRefusal(
  tx: ClientTransaction,
  { id, title, ownerUserId }: Schedule,
  version: string,
  error: { readonly code: string; readonly message: string },
): Promise<void> {
  if (!(await beginRun(tx, { scheduleId: id, version, error }))) return;
  const details = { title, version, code: error.code };
  await recordClientEvent(tx, { action: "schedule.refused", actorUserId: ownerUserId, subject: id, details });
}

/** Too many jobs at once, or a store that is away: not what its owner may or may not. */
const mayPass = ({ kind }: DomainError) => kind === "too-many" || kind === "unavailable";

const suspended = () =>
  new DomainError("forbidden", "schedules/account-suspended", "The account that this is for is not in use.");
