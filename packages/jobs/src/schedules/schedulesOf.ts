import { DomainError } from "@stopbank/errors";
import { checked } from "@stopbank/http-edge/validation";
import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  type Schedule,
  type ScheduleChange,
} from "@stopbank/store/schedules";
import { Compile } from "typebox/compile";
import { requireAllowed } from "../allowed.ts";
import { plainWords } from "../plainWords.ts";

/** Somebody's schedules in one client, each change of which is in the client's trail. */
export interface OwnSchedules {
  /** The oldest first. */
  list(): Promise<readonly Schedule[]>;
  /**
   * Has a kind of job done after each new version of the client's dataset, for the first time at the one there is.
   *
   * @throws DomainError `schedules/not-this-kind`, `schedules/too-many`, and as jobs are refused.
   */
  create(request: NewSchedule): Promise<{ readonly schedule: Schedule; readonly isNew: boolean }>;
  /** @returns how it is now; undefined for everybody else's. */
  change(id: string, change: ScheduleChange): Promise<Schedule | undefined>;
  /** @returns whether there was one. */
  remove(id: string): Promise<boolean>;
}

export interface NewSchedule {
  readonly kind: string;
  readonly params: unknown;
  readonly isMailWanted: boolean;
}

export type SchedulesOf = (owner: { readonly userId: string; readonly clientId: string }) => OwnSchedules;

/** @param onMade called when there is a new one, whose first job is due. */
export function createSchedulesOf(
  store: Pick<Store, "withClient">,
  kinds: ReadonlyMap<string, OfferedKind>,
  onMade: () => void,
): SchedulesOf {
  return ({ userId, clientId }) => {
    const within = <T>(work: Parameters<typeof store.withClient<T>>[1]) => store.withClient(clientId, work);
    const noted = (action: string, { id, title }: Pick<Schedule, "id" | "title">, details: object = {}) =>
      ({
        action: `schedule.${action}`,
        actorUserId: userId,
        subject: id,
        details: { title, ...details },
      }) as const;
    return {
      list: () => within((tx) => listSchedules(tx, userId)),
      create: async ({ kind: id, params, isMailWanted }) => {
        const offered = kinds.get(id);
        const made = await within(async (tx) => {
          if (offered === undefined)
            throw new DomainError("not-found", "jobs/no-such-kind", "There is no such job to start here.");
          await requireAllowed(tx, offered, userId);
          const { kind } = offered;
          if (kind.titled === undefined)
            throw new DomainError(
              "invalid",
              "schedules/not-this-kind",
              "This is not done by itself after new versions of the data. Start it when you need it.",
            );
          checked(Compile(kind.params), "params", params);
          const title = plainWords(kind.title(params)) || id;
          const request = { ownerUserId: userId, kind: id, title, parameters: params, isMailWanted };
          const created = await createSchedule(tx, request);
          if (created.isNew)
            await recordClientEvent(
              tx,
              noted("made", { ...created, title }, { kind: id, mail: isMailWanted }),
            );
          const schedule = await findSchedule(tx, userId, created.id);
          if (schedule === undefined) throw new Error("A schedule that was written down is not there.");
          return { schedule, isNew: created.isNew };
        });
        if (made.isNew) onMade();
        return made;
      },
      change: async (id, change) => {
        const schedule = await within(async (tx) => {
          const changed = await changeSchedule(tx, userId, id, change);
          if (changed !== undefined) await recordClientEvent(tx, noted("changed", changed, wordsOf(change)));
          return changed;
        });
        if (change.isPaused === false) onMade();
        return schedule;
      },
      remove: (id) =>
        within(async (tx) => {
          const schedule = await findSchedule(tx, userId, id);
          if (schedule === undefined || !(await deleteSchedule(tx, userId, id))) return false;
          await recordClientEvent(tx, noted("deleted", schedule));
          return true;
        }),
    };
  };
}

const wordsOf = ({ isMailWanted, isPaused }: ScheduleChange) => ({
  ...(isMailWanted === undefined ? {} : { mail: isMailWanted }),
  ...(isPaused === undefined ? {} : { paused: isPaused }),
});
