export interface InviteOutcome {
  readonly invited: readonly string[];
  /** Asked for, and not invited: a member already, most of all. */
  readonly failed: readonly string[];
}

/**
 * What became of an invitation.
 *
 * @param asked addresses as they were typed.
 * @param newAccounts whom the server says it invited, in whatever case it keeps addresses.
 */
export function inviteOutcome(
  asked: readonly string[],
  newAccounts: readonly { readonly email: string }[],
): InviteOutcome {
  const made = new Set(newAccounts.map(({ email }) => email.toLowerCase()));
  const isInvited = (email: string) => made.has(email.toLowerCase());
  return { invited: asked.filter(isInvited), failed: asked.filter((email) => !isInvited(email)) };
}
