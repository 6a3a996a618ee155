import { emailDomain, isEmail } from "@stopbank/contract/email";
import type { Role } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import { useInvitation } from "@stopbank/store/invitations";
import { mayBeDemoted } from "@stopbank/store/local-sign-in";
import { findMembership, setMembership } from "@stopbank/store/memberships";
import {
  accountOfVerified,
  findIdentity,
  hasIdentity,
  linkIdentity,
} from "@stopbank/store/provider-identities";
import { listRoutedDomains } from "@stopbank/store/routed-domains";
import type { SignInProvider } from "@stopbank/store/sign-in-providers";
import { normaliseEmail } from "@stopbank/store/users";
import { mappedRole } from "./mappedRole.ts";
import type { ProviderPerson } from "./verifiedReturn.ts";

/**
 * Finds whose account it is that a client's provider has vouched for, and makes them what they are to be in this client.
 *
 * @returns the person's id.
 * @throws DomainError `sign-in/no-role`, `sign-in/no-email`, `sign-in/email-unverified`, `sign-in/other-domain`,
 *   `sign-in/other-account`, `sign-in/not-a-member`.
 */
export async function admitPerson(
  tx: ClientTransaction,
  provider: SignInProvider,
  person: ProviderPerson,
): Promise<string> {
  const role = mappedRole(person.claims, provider);
  if (role === undefined)
    throw refusal("sign-in/no-role", "Your account has no role in Stopbank. Ask your administrator for one.");
  const known = await findIdentity(tx, person);
  const userId = known ?? (await accountByEmail(tx, provider, person));
  await makeMember(tx, provider, userId, role);
  if (known === undefined) {
    await linkIdentity(tx, person, userId);
    await recordClientEvent(tx, {
      action: "sign-in.linked",
      actorUserId: userId,
      subject: userId,
      details: { issuer: person.issuer },
    });
  }
  return userId;
}

/**
 * The account of the address that a provider names, while it may name it: the address is of a domain of this client's, and
 * verified. Else somebody who can have any address written into their account there would be anybody here.
 */
async function accountByEmail(
  tx: ClientTransaction,
  { trustsEmail }: SignInProvider,
  { claims, issuer }: ProviderPerson,
): Promise<string> {
  if (typeof claims.email !== "string" || !isEmail(claims.email))
    throw refusal(
      "sign-in/no-email",
      "Your organisation's sign-in does not tell your e-mail address. Its administrator can mend that.",
    );
  const isVerified = claims.email_verified === true || (trustsEmail && claims.email_verified === undefined);
  if (!isVerified)
    throw refusal(
      "sign-in/email-unverified",
      "Your organisation's sign-in has not verified your e-mail address. Ask your administrator.",
    );
  const email = normaliseEmail(claims.email);
  if (!(await listRoutedDomains(tx)).includes(emailDomain(email)))
    throw refusal(
      "sign-in/other-domain",
      "Your e-mail address is not one of this organisation's. Log in with an e-mail address and password instead.",
    );
  const userId = await accountOfVerified(tx, email);
  if (await hasIdentity(tx, issuer, userId))
    throw refusal(
      "sign-in/other-account",
      "Your e-mail address belongs to another account of your organisation's. Ask your administrator.",
    );
  return userId;
}

async function makeMember(
  tx: ClientTransaction,
  { roleClaim, createsMembers }: SignInProvider,
  userId: string,
  mapped: Role,
): Promise<void> {
  const because = "council sign-in";
  const before = (await findMembership(tx, userId))?.role;
  if (before !== undefined) {
    // Without a claim administrators say who is what.
    const changes = roleClaim !== undefined && mapped !== before;
    if (!changes || (before === "admin" && !(await mayBeDemoted(tx, userId)))) return;
    await setMembership(tx, userId, mapped);
    await recordClientEvent(tx, {
      action: "membership.role-changed",
      actorUserId: userId,
      subject: userId,
      details: { before, after: mapped, because },
    });
    return;
  }
  const invited = await useInvitation(tx, userId);
  if (invited === undefined && !createsMembers)
    throw refusal(
      "sign-in/not-a-member",
      "You are not a member of this organisation's Stopbank yet. Ask your administrator to invite you.",
    );
  const role = roleClaim === undefined ? (invited ?? mapped) : mapped;
  await setMembership(tx, userId, role);
  await recordClientEvent(tx, {
    action: "membership.added",
    actorUserId: userId,
    subject: userId,
    details: { role, because },
  });
}

const refusal = (code: string, sentence: string) => new DomainError("forbidden", code, sentence);
