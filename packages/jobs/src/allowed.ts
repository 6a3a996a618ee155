import { hasAccess, requireAccess } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Role } from "@stopbank/store";
import { getClientConfig } from "@stopbank/store/client-settings";
import type { ClientTransaction } from "@stopbank/store/database";
import { findMembership } from "@stopbank/store/memberships";

/**
 * Makes sure that somebody may have a kind of job done in this client: when they ask for it, and again when it is done.
 *
 * @returns what they are in the client.
 * @throws DomainError `client/not-yours`, `jobs/no-such-kind` where the client has it off, `auth/admins-only`,
 *   `auth/editors-only`.
 */
export async function requireAllowed(
  tx: ClientTransaction,
  { kind, isOn }: OfferedKind,
  userId: string,
): Promise<Role> {
  const role = (await findMembership(tx, userId))?.role;
  if (role === undefined)
    throw new DomainError("forbidden", "client/not-yours", "You are not a member of this organisation.");
  const { feature_flags: flags } = await getClientConfig(tx);
  if (!isOn((flag) => flags?.[flag]?.enabled === "enabled"))
    throw new DomainError("not-found", "jobs/no-such-kind", "There is no such job to start here.");
  requireAccess(kind.access, [role]);
  return role;
}

/** The kinds of jobs that somebody may have done in this client now. */
export async function allowedKinds(
  tx: ClientTransaction,
  kinds: ReadonlyMap<string, OfferedKind>,
  userId: string,
): Promise<ReadonlySet<string>> {
  const role = (await findMembership(tx, userId))?.role;
  if (role === undefined) return new Set();
  const { feature_flags: flags } = await getClientConfig(tx);
  const isOn = (offered: OfferedKind) => offered.isOn((flag) => flags?.[flag]?.enabled === "enabled");
  const allowed = [...kinds.values()].filter(
    (offered) => hasAccess(offered.kind.access, [role]) && isOn(offered),
  );
  return new Set(allowed.map(({ kind }) => kind.id));
}
