import { randomUUID } from "node:crypto";
import { isEmail } from "@stopbank/contract/email";
import { DomainError } from "@stopbank/errors";
import type { Role, Store } from "@stopbank/store";
import type { DoneBy } from "@stopbank/store/audit";
import { type Client, findClientByName } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import {
  findInvitation,
  invite,
  type NewInvitation,
  personToInvite,
  takeInvitation,
  waitingRole,
} from "@stopbank/store/invitations";
import { findMembership } from "@stopbank/store/memberships";
import { reserveAttempt } from "@stopbank/store/throttle";
import { findUserByEmail, normaliseEmail } from "@stopbank/store/users";
import type { MemberCaller } from "../http/caller.ts";
import type { RunningMail } from "../mail/startMail.ts";

/** Where mails are put that belong to a transaction. */
export type PostMail = Pick<RunningMail, "post">;

export interface PeopleParts {
  readonly store: Store;
  readonly mail: PostMail;
}

/** Who is invited now, and as what. */
export interface InvitedPerson {
  readonly email: string;
  readonly role: Role;
}

/** Invitations of one client in a day: each is a mail to a stranger in our name. */
const daily = { kind: "allowance", failures: 500, periodSeconds: 86_400 } as const;

/**
 * Invites people to a client, each with a mail.
 *
 * @param role what they will be; see `invite`.
 * @param membersAlone as in `invite`.
 * @returns those who were invited: those who are members, and what is no address, are left out.
 * @throws DomainError `people/too-many-invitations`.
 */
export async function invitePeople(
  { store, mail }: PeopleParts,
  { client, by }: { readonly client: Pick<Client, "id">; readonly by: DoneBy },
  emails: readonly string[],
  role: Role | undefined,
  membersAlone = false,
): Promise<InvitedPerson[]> {
  const wanted = [...new Set(emails.filter(isEmail).map(normaliseEmail))];
  await countInvitations(store, client.id, wanted.length);
  return store.withClient(client.id, async (tx) => {
    const invited: InvitedPerson[] = [];
    for (const email of wanted) {
      const invitedAs = await inviteWithin(tx, mail, { email, by, role, membersAlone });
      if (invitedAs !== undefined) invited.push({ email, role: invitedAs });
    }
    return invited;
  });
}

/** Invites one person to this client, with a mail. @returns as what; undefined for a member. */
export async function inviteWithin(
  tx: ClientTransaction,
  mail: PostMail,
  { email, ...how }: Omit<NewInvitation, "userId"> & { readonly email: string },
): Promise<Role | undefined> {
  const userId = await personToInvite(tx, email);
  const invitedAs = await invite(tx, { userId, ...how });
  if (invitedAs !== undefined)
    await mail.post({ template: "invitation", userId, clientId: tx.clientId }, { within: tx });
  return invitedAs;
}

/** API tokens give nobody a greater role. */
export const invitesMembersAlone = () =>
  new DomainError(
    "forbidden",
    "auth/scope-missing",
    "An API token invites members alone. Editors and administrators are invited by people.",
  );

/**
 * Sends somebody who has not signed up yet another link, to be what they were invited as.
 *
 * @param membersAlone whether whoever is to be more is refused.
 * @throws DomainError `people/no-such-user`, `people/is-member`, `auth/scope-missing`.
 */
export async function inviteAgain(
  { store, mail }: PeopleParts,
  { client, userId: byUserId }: MemberCaller,
  email: string,
  membersAlone = false,
): Promise<void> {
  const user = await findUserByEmail(store.shared, email);
  await countInvitations(store, client.id, 1);
  await store.withClient(client.id, async (tx) => {
    // Of an address without an account it is asked as well, or the time would tell who has one in another client.
    const id = user?.id ?? randomUUID();
    const role = await waitingRole(tx, id);
    const isMember = (await findMembership(tx, id)) !== undefined;
    const isOurs = user !== undefined && (role !== undefined || isMember);
    if (!isOurs)
      throw new DomainError(
        "not-found",
        "people/no-such-user",
        "There is no such person in this organisation.",
      );
    if (membersAlone && role !== undefined && role !== "member") throw invitesMembersAlone();
    if ((await invite(tx, { userId: user.id, by: { userId: byUserId }, role })) === undefined)
      throw new DomainError("conflict", "people/is-member", "This person is a member already.");
    await mail.post({ template: "invitationAgain", userId: user.id, clientId: client.id }, { within: tx });
  });
}

async function countInvitations(store: Store, clientId: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const reservation = await reserveAttempt(store, [{ key: `invitations:${clientId}`, rule: daily }]);
    if ("refusal" in reservation)
      throw new DomainError(
        "too-many",
        "people/too-many-invitations",
        "Too many people were invited today. Try again later.",
        { retryAfterSeconds: reservation.refusal.retryAfterSeconds },
      );
  }
}

/** What the link of an invitation carries. */
export interface CarriedInvitation {
  readonly client_name: string;
  readonly invitation: string;
}

/** @throws DomainError `people/invitation-over`: the same for what never was. */
async function openInvitation(store: Store, { client_name, invitation }: CarriedInvitation) {
  const client = await findClientByName(store.shared, client_name);
  const found = client && (await store.withClient(client.id, (tx) => findInvitation(tx, invitation)));
  if (client === undefined || found === undefined) throw invitationOver();
  return { client, found };
}

const invitationOver = () =>
  new DomainError(
    "not-found",
    "people/invitation-over",
    "This invitation was used, or is more than 24 hours old. Ask for another one, or sign up without it.",
  );

/** What an invitation says to whoever carries its link, which only the owner of the address was sent. */
export async function readInvitation(store: Store, carried: CarriedInvitation) {
  const { client, found } = await openInvitation(store, carried);
  return {
    email: found.email,
    client_name: client.clientName,
    display_name: client.displayName,
    has_account: found.status === "CONFIRMED",
  };
}

/** Makes the person a member. @throws DomainError `people/invitation-over`, `people/not-invited` for somebody else's. */
export async function acceptInvitation(
  store: Store,
  userId: string,
  carried: CarriedInvitation,
): Promise<string> {
  const { client, found } = await openInvitation(store, carried);
  if (found.userId !== userId)
    throw new DomainError(
      "forbidden",
      "people/not-invited",
      "This invitation is for another e-mail address. Log in with the account of that one.",
    );
  if (!(await store.withClient(client.id, (tx) => takeInvitation(tx, found)))) throw invitationOver();
  return client.clientName;
}
