import { isRole } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

export interface ClientAddFlags {
  readonly displayName: string;
  /** `e-mail:role` or an e-mail alone for members. */
  readonly member: readonly string[];
}

const namePattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * `stopbank client add <name>`: creates a client, and makes existing accounts its members.
 *
 * @throws DomainError `client/bad-name`, `client/bad-member`, and as `administer`.
 */
export async function clientAdd(name: string, { displayName, member }: ClientAddFlags): Promise<void> {
  if (!namePattern.test(name))
    throw new DomainError(
      "invalid",
      "client/bad-name",
      `"${name}" cannot be a client's name, because it becomes part of an address: use lower-case letters, digits and hyphens.`,
    );
  await administer("client/add", { name, displayName, members: member.map(readMember) });
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
