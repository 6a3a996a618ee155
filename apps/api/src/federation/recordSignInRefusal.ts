import { emailDomain, isEmail } from "@stopbank/contract/email";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { findMembership } from "@stopbank/store/memberships";
import { reserveAttempt } from "@stopbank/store/throttle";
import { findUserByEmail, normaliseEmail } from "@stopbank/store/users";
import type { ProviderPerson } from "./verifiedReturn.ts";

/** So many of one account at the provider are written into a client's trail in an hour, and of all of them. */
const ofSubject = { kind: "allowance", failures: 10, periodSeconds: 3_600 } as const;
const ofClient = { kind: "allowance", failures: 200, periodSeconds: 3_600 } as const;

/**
 * For administrators, who are asked about it: whom the provider vouched for, and why they were not let in. Trails stay for good, so who has
 * no account here is told of by the provider's own name for them, and never by their address. Nobody fills one: what is beyond so many an
 * hour is left out.
 *
 * @param error what is no refusal of ours is not written.
 */
export async function recordSignInRefusal(
  store: Store,
  clientId: string,
  { claims, subject }: Pick<ProviderPerson, "claims" | "subject">,
  error: unknown,
): Promise<void> {
  if (!(error instanceof DomainError)) return;
  const reservation = await reserveAttempt(store, [
    { key: `sign-in-refused:${clientId} ${subject}`, rule: ofSubject },
    { key: `sign-in-refused:${clientId}`, rule: ofClient },
  ]);
  if ("refusal" in reservation) return;
  // The claim is what the person may have written at the provider themselves.
  const email =
    typeof claims.email === "string" && isEmail(claims.email) ? normaliseEmail(claims.email) : undefined;
  const account = email === undefined ? undefined : await findUserByEmail(store.shared, email);
  await store.withClient(clientId, async (tx) => {
    // Of others nothing is said: whether an address has an account at all is not this client's to know.
    const isTheirs = account !== undefined && (await findMembership(tx, account.id)) !== undefined;
    const named = isTheirs ? account.id : nameOf(subject);
    await recordClientEvent(tx, {
      action: "sign-in.refused",
      ...(named === undefined ? {} : { subject: named }),
      details: { because: error.code, ...(email === undefined ? {} : { domain: emailDomain(email) }) },
    });
  });
}

/** Some providers' name for somebody is their address. */
const nameOf = (subject: string): string | undefined =>
  subject.includes("@") ? undefined : subject.replaceAll("\0", "").slice(0, 320);
