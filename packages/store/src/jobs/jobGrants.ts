import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ClientTransaction, Role } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import type { HeldJob } from "./heldJob.ts";

/** Who asks with a job's token. */
export interface JobGrant {
  readonly jobId: string;
  readonly clientId: string;
  readonly userId: string;
  /** What the owner is in the client now, not what they were when the job began. */
  readonly role: Role;
}

/** `job_`, the client's id in hex, 32 random bytes. It names its client, so that the row is looked for in that one alone. */
const TOKEN = /^job_([0-9a-f]{32})[A-Za-z0-9_-]{43}$/;

/** Whether it is to be looked for here, and not a token of another sort. */
export const isJobToken = (token: string): boolean => token.startsWith("job_");

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * A token with which a running job asks as its owner, until this attempt ends or so many seconds have gone by. It is kept
 * nowhere; undefined when the job is no longer this claim's.
 */
export async function issueJobGrant(
  tx: ClientTransaction,
  { id, fence }: HeldJob,
  seconds: number,
): Promise<string | undefined> {
  const token = `job_${tx.clientId.replaceAll("-", "").toLowerCase()}${randomBytes(32).toString("base64url")}`;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("job_grants")
    .columns(["token_hash", "client_id", "job_id", "user_id", "fence", "expires_at"])
    .expression((query) =>
      query
        .selectFrom("jobs")
        .select([
          sql<Uint8Array>`${hashOf(token)}::bytea`.as("token_hash"),
          "client_id",
          "id as job_id",
          "owner_user_id as user_id",
          "fence",
          sql<Date>`clock_timestamp() + make_interval(secs => ${seconds}::float8)`.as("expires_at"),
        ])
        .where("client_id", "=", tx.clientId)
        .where("id", "=", id)
        .where("fence", "=", fence)
        .where("state", "=", "running"),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? token : undefined;
}

/**
 * Who asks with this token: undefined when it is none, its time is over, its attempt at the job has ended, or the job's owner is
 * no longer a member of the client.
 */
export async function findJobGrant(
  store: Pick<Store, "withClient">,
  token: string,
): Promise<JobGrant | undefined> {
  const [, hex] = TOKEN.exec(token) ?? [];
  if (hex === undefined) return undefined;
  const clientId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return store.withClient(clientId, (tx) =>
    tx
      .selectFrom("job_grants as held")
      .innerJoin("jobs", (join) =>
        join
          .onRef("jobs.client_id", "=", "held.client_id")
          .onRef("jobs.id", "=", "held.job_id")
          .onRef("jobs.fence", "=", "held.fence"),
      )
      .innerJoin("memberships", (join) =>
        join
          .onRef("memberships.client_id", "=", "held.client_id")
          .onRef("memberships.user_id", "=", "held.user_id"),
      )
      .select([
        "held.job_id as jobId",
        "held.client_id as clientId",
        "held.user_id as userId",
        "memberships.role",
      ])
      .where("held.client_id", "=", clientId)
      .where("held.token_hash", "=", hashOf(token))
      .where("held.expires_at", ">", sql<Date>`now()`)
      .where("jobs.state", "=", "running")
      .executeTakeFirst(),
  );
}
