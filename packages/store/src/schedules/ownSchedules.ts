import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { rememberClientWithSchedules, takeScheduleTurn } from "./clientsWithSchedules.ts";
import { type Schedule, scheduleFromRow, schedulesOf } from "./schedule.ts";

/** How many there may be in a client. */
export const mostSchedules = { ofOwner: 20, ofClient: 200 } as const;

export interface ScheduleRequest {
  readonly ownerUserId: string;
  readonly kind: string;
  readonly title: string;
  readonly parameters: unknown;
  readonly isMailWanted: boolean;
}

/** What its owner may change of a schedule. */
export interface ScheduleChange {
  readonly title?: string | undefined;
  readonly isMailWanted?: boolean | undefined;
  readonly isPaused?: boolean | undefined;
}

/** An owner's schedules within this client, the oldest first. */
export async function listSchedules(tx: ClientTransaction, ownerUserId: string): Promise<Schedule[]> {
  const rows = await schedulesOf(tx)
    .where("schedules.owner_user_id", "=", ownerUserId)
    .orderBy("schedules.created_at")
    .orderBy("schedules.id")
    .execute();
  return rows.map(scheduleFromRow);
}

/** A schedule of this owner within this client; undefined for everybody else's. */
export async function findSchedule(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
): Promise<Schedule | undefined> {
  const row = await schedulesOf(tx)
    .where("schedules.owner_user_id", "=", ownerUserId)
    .where("schedules.id", "=", id)
    .executeTakeFirst();
  return row && scheduleFromRow(row);
}

/** How many an owner has within this client. */
export async function countSchedules(tx: ClientTransaction, ownerUserId: string): Promise<number> {
  return (await counted(tx, ownerUserId)).ofOwner;
}

/**
 * Writes down a member's schedule. One that asks the very same under the same title is taken for it: a second press makes none.
 *
 * @throws DomainError `schedules/too-many`.
 */
export async function createSchedule(
  tx: ClientTransaction,
  { ownerUserId, kind, title, parameters, isMailWanted }: ScheduleRequest,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  // One after another within a client, so that what is counted stays so until the row is there.
  await takeScheduleTurn(tx);
  const asked = JSON.stringify(parameters);
  const there = await tx
    .selectFrom("schedules")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("kind", "=", kind)
    .where("title", "=", title)
    .where(sql<boolean>`parameters = ${asked}::jsonb`)
    .executeTakeFirst();
  if (there !== undefined) return { id: there.id, isNew: false };
  const { ofOwner, ofClient } = await counted(tx, ownerUserId);
  if (ofOwner >= mostSchedules.ofOwner)
    throw tooMany(`You have ${mostSchedules.ofOwner} schedules, which is as many as there is room for.`);
  if (ofClient >= mostSchedules.ofClient)
    throw tooMany(
      `Your organisation has ${mostSchedules.ofClient} schedules, which is all there is room for.`,
    );
  const id = randomUUID();
  await tx
    .insertInto("schedules")
    .values({
      client_id: tx.clientId,
      id,
      owner_user_id: ownerUserId,
      kind,
      title,
      parameters: asked,
      mail_wanted: isMailWanted,
    })
    .execute();
  await rememberClientWithSchedules(tx);
  return { id, isNew: true };
}

/** @returns how it is now; undefined where the owner has none of that id. */
export async function changeSchedule(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
  { title, isMailWanted, isPaused }: ScheduleChange,
): Promise<Schedule | undefined> {
  const pausedAt = isPaused ? sql<Date>`coalesce(paused_at, now())` : null;
  await tx
    .updateTable("schedules")
    .set({
      // Something is set in any case.
      id,
      ...(title === undefined ? {} : { title }),
      ...(isMailWanted === undefined ? {} : { mail_wanted: isMailWanted }),
      ...(isPaused === undefined ? {} : { paused_at: pausedAt }),
    })
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .execute();
  return findSchedule(tx, ownerUserId, id);
}

/** Ends a schedule, with what is kept of its runs; jobs of it stay. @returns whether the owner had one of that id. */
export async function deleteSchedule(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("schedules")
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const counted = (tx: ClientTransaction, ownerUserId: string) =>
  tx
    .selectFrom("schedules")
    .select([
      sql<number>`count(*)::int`.as("ofClient"),
      sql<number>`(count(*) filter (where owner_user_id = ${ownerUserId}::uuid))::int`.as("ofOwner"),
    ])
    .where("client_id", "=", tx.clientId)
    .executeTakeFirstOrThrow();

const tooMany = (what: string) =>
  new DomainError("conflict", "schedules/too-many", `${what} Delete one first.`);
