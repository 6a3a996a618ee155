import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Of how many reports one person's choices are kept within one client. */
export const mostReportSettings = 50;

/** What a person last chose for a report; undefined where they have chosen nothing yet. */
export async function findReportSettings(
  tx: ClientTransaction,
  ownerUserId: string,
  report: string,
): Promise<object | undefined> {
  const row = await tx
    .selectFrom("report_settings")
    .select("settings")
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("report", "=", report)
    .executeTakeFirst();
  return row?.settings;
}

/**
 * Keeps what a member chose for a report, in place of what they chose before.
 *
 * @throws DomainError `reports/too-many-settings`.
 */
export async function keepReportSettings(
  tx: ClientTransaction,
  ownerUserId: string,
  report: string,
  settings: object,
): Promise<void> {
  const { others } = await tx
    .selectFrom("report_settings")
    .select(sql<number>`count(*)::int`.as("others"))
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("report", "!=", report)
    .executeTakeFirstOrThrow();
  if (others >= mostReportSettings)
    throw new DomainError(
      "conflict",
      "reports/too-many-settings",
      "Choices for no more reports can be kept. The report itself can be made without.",
    );
  const text = JSON.stringify(settings);
  await tx
    .insertInto("report_settings")
    .values({ client_id: tx.clientId, owner_user_id: ownerUserId, report, settings: text })
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "owner_user_id", "report"])
        .doUpdateSet({ settings: text, chosen_at: sql<Date>`now()` }),
    )
    .execute();
}
