import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { checked } from "@stopbank/http-edge/validation";
import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import type { ClientTransaction } from "@stopbank/store/database";
import { countOpenJobs, createJob, findAskedOfJob, type JobSeal, type MostJobs } from "@stopbank/store/jobs";
import { Compile } from "typebox/compile";
import { requireAllowed } from "../allowed.ts";
import { plainWords } from "../plainWords.ts";
import type { JobQueue } from "../queue/jobQueue.ts";

export interface JobStarter {
  /**
   * Writes a job down to be done, or finds the one that was asked for with the same key, or with the same parameters a
   * moment ago.
   *
   * @throws DomainError `jobs/no-such-kind`, `request/invalid`, `auth/admins-only`, `client/not-yours`, `jobs/too-many`,
   *   `jobs/params-too-large`.
   */
  start(request: StartRequest): Promise<StartedJob>;
  /**
   * Has what a job of theirs was asked done once more, as a job of its own; a second press finds the first.
   *
   * @returns undefined where they have no such job.
   * @throws DomainError as `start`, and `jobs/under-way`, `jobs/unreadable`, `jobs/request-dropped`.
   */
  startAgain(job: JobOfOwner): Promise<StartedJob | undefined>;
}

export interface StartedJob {
  readonly id: string;
  readonly isNew: boolean;
}

export interface JobOfOwner {
  readonly clientId: string;
  readonly userId: string;
  readonly id: string;
}

export interface StartRequest {
  readonly clientId: string;
  readonly userId: string;
  readonly kind: string;
  readonly params: unknown;
  /** The same for a second try of the same request. */
  readonly key?: string | undefined;
  /** In place of that, of our own: it stands for the job while that is under way and a moment after. */
  readonly ownKey?: string;
  /** Whether its owner is told by mail when it has come to an end; not without it. */
  readonly isMailWanted?: boolean | undefined;
  /** What is written with the job or not at all: where it throws, there is no job. */
  readonly within?: (tx: ClientTransaction, job: StartedJob) => Promise<void>;
}

/** Where jobs are handed in. */
export interface StartDesk {
  readonly queue: JobQueue;
  readonly seal: JobSeal;
}

export interface StarterParts {
  readonly store: Store;
  /** Asked when there is a job to hand in. */
  readonly desk: () => StartDesk;
  readonly kinds: ReadonlyMap<string, OfferedKind>;
  readonly most?: MostJobs;
}

export function createJobStarter({
  store,
  desk,
  kinds,
  most = { ofOwner: 20, ofClient: 200, hourly: 300 },
}: StarterParts): JobStarter {
  const validators = new Map([...kinds].map(([id, { kind }]) => [id, Compile(kind.params)]));
  const start: JobStarter["start"] = ({
    clientId,
    userId,
    kind: id,
    params,
    key,
    ownKey,
    isMailWanted,
    within,
  }) => {
    const offered = kinds.get(id);
    const validator = validators.get(id);
    return store.withClient(clientId, async (tx) => {
      if (offered === undefined || validator === undefined)
        throw new DomainError("not-found", "jobs/no-such-kind", "There is no such job to start here.");
      await requireAllowed(tx, offered, userId);
      checked(validator, "params", params);
      const mostBytes = offered.kind.mostParameterBytes ?? MOST_PARAMETER_BYTES;
      if (Buffer.byteLength(JSON.stringify(params)) > mostBytes)
        throw new DomainError(
          "too-large",
          "jobs/params-too-large",
          "What the job is asked to do takes too many words.",
        );
      const { kind } = offered;
      const { queue, seal } = desk();
      const ahead = await countOpenJobs(tx);
      const made = await createJob(tx, seal, {
        ownerUserId: userId,
        kind: id,
        title: plainWords(kind.title(params)) || id,
        idempotencyKey: ownKey ?? (key === undefined ? keyOf(params) : `key ${key}`),
        isKeyChosen: key !== undefined,
        parameters: params,
        isMailWanted,
        keptDays: kind.expiresAfterDays,
        most,
      });
      if (made.isNew) await queue.send(tx, { id: made.id, kind: id }, ahead);
      await within?.(tx, made);
      return made;
    });
  };
  return {
    start,
    startAgain: async ({ clientId, userId, id }) => {
      const asked = await store.withClient(clientId, (tx) => findAskedOfJob(tx, desk().seal, userId, id));
      if (asked === undefined) return undefined;
      const { kind, parameters: params, isMailWanted, hasEnded } = asked;
      if (!hasEnded)
        throw new DomainError(
          "conflict",
          "jobs/under-way",
          "This is still under way. Wait until it has ended, or cancel it first.",
        );
      return start({ clientId, userId, kind, params, ownKey: `again ${id}`, isMailWanted });
    },
  };
}

/** They are kept with the job for weeks: what is large lies elsewhere, and is named here. */
const MOST_PARAMETER_BYTES = 65_536;

/** The same for the same parameters, in whatever order they are written. */
const keyOf = (params: unknown): string =>
  `params ${createHash("sha256")
    .update(JSON.stringify(sorted(params)))
    .digest("base64url")}`;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
