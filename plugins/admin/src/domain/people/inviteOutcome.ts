import type { Invited } from "@stopbank/contract/people";
import type { Role } from "@stopbank/contract/roles";

export interface InviteOutcome {
  readonly invited: readonly string[];
  /** Asked for, and not invited: a member already, most of all. */
  readonly failed: readonly string[];
  /** Invited, and as more than was asked for, since they were before. */
  readonly kept: readonly { readonly email: string; readonly role: Role }[];
}

/**
 * What became of an invitation.
 *
 * @param asked addresses as they were typed.
 * @param newAccounts whom the server says it invited, in whatever case it keeps addresses.
 */
export function inviteOutcome(asked: readonly string[], newAccounts: Invited["newAccounts"]): InviteOutcome {
  const made = new Set(newAccounts.map(({ email }) => email.toLowerCase()));
  const isInvited = (email: string) => made.has(email.toLowerCase());
  const kept = newAccounts.flatMap(({ email, invited_as: role }) =>
    role === undefined ? [] : [{ email, role }],
  );
  return { invited: asked.filter(isInvited), failed: asked.filter((email) => !isInvited(email)), kept };
}
