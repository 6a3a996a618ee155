import { DomainError } from "@stopbank/errors";
import { recordAccountEvent, recordClientEvent } from "../audit/audit.ts";
import { listClients } from "../clients/clients.ts";
import type { ClientTransaction } from "../engine/database.ts";
import { requireLocalAdmin } from "../federation/localSignIn.ts";
import type { Store } from "../scope/store.ts";

export interface DeletedPerson {
  readonly clients: number;
  /** Messages of feedback that went too. */
  readonly messages: number;
}

/**
 * Deletes a person from every client, with all that says who they were: account, password, phone, sessions, invitations, jobs,
 * names of areas, and what they told clients. In trails their id stays, which leads nowhere any more. May be done again where it broke off.
 *
 * @param details for the trails.
 * @throws DomainError `people/last-admin` where a client would be left without an administrator, `sign-in/last-local-admin` where
 *   without one who gets in with a password; nothing has changed then.
 */
export async function deletePerson(
  store: Store,
  { id, email }: { readonly id: string; readonly email: string },
  details: object,
): Promise<DeletedPerson> {
  const clients = await listClients(store.shared);
  const gone = { clients: 0, messages: 0 };
  await store.withClientsInTurn(
    clients,
    async () => undefined,
    async (tx, _made, { displayName }) => {
      const belonged = await leave(tx, id, displayName);
      const messages = await forgetMessages(tx, id, email);
      await forgetSaver(tx, id);
      if (belonged) gone.clients++;
      gone.messages += messages;
      if (belonged || messages > 0)
        await recordClientEvent(tx, {
          action: "person.deleted",
          subject: id,
          details: { ...details, before: belonged ? "belonged" : null, after: null, messages },
        });
    },
  );
  await store.withoutClient(async (tx) => {
    await tx.deleteFrom("users").where("id", "=", id).execute();
    await recordAccountEvent(tx, { action: "account.deleted", userId: id, details });
  });
  return gone;
}

async function leave(tx: ClientTransaction, userId: string, displayName: string): Promise<boolean> {
  const admins = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("client_id", "=", tx.clientId)
    .where("role", "=", "admin")
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.user_id === userId) throw lastAdmin(displayName);
  const memberships = await tx
    .deleteFrom("memberships")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const invitations = await tx
    .deleteFrom("invitations")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  await requireLocalAdmin(tx);
  return memberships.numDeletedRows + invitations.numDeletedRows > 0n;
}

/** Drafts are their client's and stay; by whom they were saved is not. */
const forgetSaver = (tx: ClientTransaction, userId: string) =>
  tx
    .updateTable("content_drafts")
    .set({ saved_by: null })
    .where("client_id", "=", tx.clientId)
    .where("saved_by", "=", userId)
    .execute();

/** What they wrote when they were signed in, and under their e-mail when they were not. */
async function forgetMessages(tx: ClientTransaction, userId: string, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("feedback")
    .where("client_id", "=", tx.clientId)
    .where(({ eb, or, fn }) =>
      or([eb("user_id", "=", userId), eb(fn("lower", ["email"]), "=", email.toLowerCase())]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const lastAdmin = (displayName: string) =>
  new DomainError(
    "conflict",
    "people/last-admin",
    `This is the only administrator of ${displayName}. Make somebody else one first.`,
  );
