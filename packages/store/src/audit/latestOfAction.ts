import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

export interface LatestEvent {
  readonly subject: string;
  readonly at: Date;
  /** Null for an account that is gone, and for what nobody's account did. */
  readonly actorEmail: string | null;
}

/** When something was last done to each of these, and by whom; what it never was done to is left out. */
export async function latestOfAction(
  tx: ClientTransaction,
  action: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, LatestEvent>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql<LatestEvent>`
    select distinct on (subject) subject, at, email as "actorEmail"
    from audit_events left join users on users.id = actor_user_id
    where client_id = ${tx.clientId}::uuid and action = ${action} and subject in (${sql.join(subjects)})
    order by subject, at desc`.execute(tx);
  return new Map(rows.map((row) => [row.subject, row]));
}
