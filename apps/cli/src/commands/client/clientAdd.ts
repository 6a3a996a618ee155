import { clientNameFault } from "@stopbank/contract/client-names";
import { isRole } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

export interface ClientAddFlags {
  readonly displayName: string;
  /** `e-mail:role` or an e-mail alone for members. */
  readonly member: readonly string[];
  /** E-mails; who has no account yet is invited. */
  readonly admin?: readonly string[];
}

/**
 * `stopbank client add <name>`: creates a client, makes existing accounts its members and invites administrators who have none.
 *
 * @throws DomainError `client/bad-name`, `client/bad-member`, and as `administer`.
 */
export async function clientAdd(
  name: string,
  { displayName, member, admin = [] }: ClientAddFlags,
): Promise<void> {
  const fault = clientNameFault(name);
  if (fault !== undefined) throw new DomainError("invalid", "client/bad-name", fault);
  const administrators = [...admin];
  await administer("client/add", { name, displayName, members: member.map(readMember), administrators });
}

function readMember(text: string) {
  const [, email, role = "member"] = /^([^\s:]+@[^\s:]+?)(?::(\w+))?$/.exec(text) ?? [];
  if (email !== undefined && isRole(role)) return { email, role };
  throw new DomainError(
    "invalid",
    "client/bad-member",
    `"${text}" is no member: write an e-mail address, and after a colon admin, editor or member.`,
  );
}
