import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { normaliseEmail } from "../accounts/users.ts";
import { recordClientEvent } from "../audit/audit.ts";
import type { Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { approvesDomainOf } from "./emailDomains.ts";
import { useInvitation } from "./invitations.ts";

export interface NewSignUp {
  readonly email: string;
  readonly passwordHash: string;
  /** `+64` and digits, or empty. */
  readonly phoneNumber: string;
}

/** Whoever has signed up and not confirmed it yet. */
export interface OpenSignUp {
  readonly signUpId: string;
  readonly userId: string;
  readonly email: string;
}

/**
 * Writes a sign-up down: a new person, or one who was invited or had signed up before, UNCONFIRMED from then on. Of an account that is
 * confirmed nothing changes, and the caller learns nothing of it.
 *
 * @returns the sign-up's id, made in any case. It confirms nothing where there is no sign-up behind it.
 */
export async function signUp(
  queries: Queries,
  { email, passwordHash, phoneNumber }: NewSignUp,
): Promise<string> {
  const signUpId = randomUUID();
  const phone = phoneNumber === "" ? null : phoneNumber;
  await sql`
    with person as (
      insert into users (email, status, phone_number)
      values (${normaliseEmail(email)}, 'UNCONFIRMED', ${phone}::text)
      on conflict (email) do update set status = 'UNCONFIRMED', phone_number = excluded.phone_number
        where users.status <> 'CONFIRMED'
      returning id
    )
    insert into credentials (user_id, password_hash, sign_up_id)
    select id, ${passwordHash}, ${signUpId}::uuid from person
    on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = false,
      changed_at = now(), sign_up_id = excluded.sign_up_id`.execute(queries);
  return signUpId;
}

/** The sign-up of this id, while it is to be confirmed. */
export async function findSignUp(queries: Queries, signUpId: string): Promise<OpenSignUp | undefined> {
  return queries
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .select(["users.id as userId", "users.email", sql<string>`credentials.sign_up_id`.as("signUpId")])
    .where("credentials.sign_up_id", "=", signUpId)
    .where("users.status", "=", "UNCONFIRMED")
    .executeTakeFirst();
}

/** The sign-up of a person who has proved its password; one that was seeded gets its id now. */
export async function signUpOf(queries: Queries, userId: string): Promise<string> {
  const { signUpId } = await queries
    .updateTable("credentials")
    .set({ sign_up_id: sql`coalesce(sign_up_id, gen_random_uuid())` })
    .where("user_id", "=", userId)
    .returning(sql<string>`sign_up_id`.as("signUpId"))
    .executeTakeFirstOrThrow();
  return signUpId;
}

/**
 * The person's address is theirs: they are CONFIRMED, and members of each client that approves its domain or has invited them in the
 * last 24 hours. All or nothing. A role they have already stays.
 */
export async function confirmPerson(store: Store, userId: string): Promise<void> {
  const welcoming = await welcomingClients(store, userId);
  await store.withClientsInTurn(
    welcoming,
    async (tx) => {
      await tx.updateTable("users").set({ status: "CONFIRMED" }).where("id", "=", userId).execute();
      await tx.updateTable("credentials").set({ sign_up_id: null }).where("user_id", "=", userId).execute();
    },
    async (tx, _made, { id: client_id }) => {
      // Anew: either may have been taken back, or the role changed, while they confirmed the address.
      const invitedAs = await useInvitation(tx, userId);
      if (invitedAs === undefined && !(await approvesDomainOf(tx, userId))) return;
      const role = invitedAs ?? "member";
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("memberships")
        .values({ client_id, user_id: userId, role })
        .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      await recordClientEvent(tx, {
        action: "membership.added",
        actorUserId: userId,
        subject: userId,
        details: {
          before: null,
          after: role,
          because: invitedAs === undefined ? "approved-domain" : "invitation",
        },
      });
    },
  );
}

/** The clients that may have a place for a confirmed address, each once. */
async function welcomingClients(store: Store, userId: string): Promise<readonly { readonly id: string }[]> {
  return store.withUser(userId, async (tx) => {
    const invited = await tx
      .selectFrom("invitations")
      .select("client_id")
      .where("user_id", "=", userId)
      .where(sql<boolean>`expires_at > now()`)
      .execute();
    const approving = await tx.selectFrom("approved_email_domains").select("client_id").execute();
    return [...new Set([...approving, ...invited].map(({ client_id }) => client_id))].map((id) => ({ id }));
  });
}
