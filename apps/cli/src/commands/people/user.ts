import { isRole } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";
import { askTwice } from "../../administration/askTwice.ts";
import { checkedOrder } from "../../administration/checkedOrder.ts";
import { readNewPassword } from "../../administration/readNewPassword.ts";

export interface UserAddFlags {
  /** `client:role` or a client alone for members. */
  readonly client: readonly string[];
}

/** `stopbank user add <e-mail>`. Errors as `administer`, and `user/bad-role`. */
export async function userAdd(email: string, { client }: UserAddFlags): Promise<void> {
  const clients = client.map((text) => {
    const [name = "", role = "member", ...rest] = text.split(":");
    if (rest.length === 0 && isRole(role)) return { client: name, role };
    throw badRole(text, "admin, editor or member");
  });
  await administer("user/add", { email, clients, password: await readNewPassword(email) });
}

/** `stopbank user password <e-mail>`. Errors as `administer`. */
export const userPassword = async (email: string): Promise<void> =>
  administer("user/password", { email, password: await readNewPassword(email) });

/** `stopbank user role <e-mail> <client> <role>`. Errors as `administer`, and `user/bad-role`. */
export async function userRole(email: string, client: string, role: string): Promise<void> {
  if (!isRole(role) && role !== "none") throw badRole(role, "admin, editor, member or none");
  await administer("user/role", { email, client, role });
}

/** `stopbank user list [client]`. Errors as `administer`. */
export const userList = (client: string | undefined): Promise<void> =>
  administer("user/list", client === undefined ? {} : { client });

/** `stopbank user operator <e-mail> on|off`. Errors as `administer`, and `user/bad-state`. */
export async function userOperator(email: string, state: string): Promise<void> {
  if (state !== "on" && state !== "off")
    throw new DomainError("invalid", "user/bad-state", `"${state}" is neither on nor off.`);
  await administer("user/operator", { email, state });
}

/** `stopbank user invite <client> <e-mail...> [--role]`. Errors as `administer`, and `user/bad-role`, `user/bad-email`. */
export async function userInvite(
  client: string,
  emails: readonly string[],
  { role }: { readonly role: string },
): Promise<void> {
  if (!isRole(role)) throw badRole(role, "admin, editor or member");
  await administer("user/invite", { client, emails: [...emails], role });
}

/** `stopbank user remove <e-mail> <client>`. Errors as `administer` and `askTwice`, and `people/last-admin`. */
export async function userRemove(email: string, client: string): Promise<void> {
  checkedOrder("user/remove", { email, client });
  await askTwice(
    `This takes ${email} out of ${client} and logs them out. If it is their last client, their account is deleted, and nothing brings it back.`,
    email,
  );
  await administer("user/remove", { email, client });
}

/** `stopbank user sessions <e-mail>`. Errors as `administer`. */
export const userSessions = (email: string): Promise<void> => administer("user/sessions", { email });

/** `stopbank user end-sessions <e-mail>`. Errors as `administer`. */
export const userEndSessions = (email: string): Promise<void> => administer("user/end-sessions", { email });

/** `stopbank user delete <e-mail>`. Errors as `administer` and `askTwice`, and `people/last-admin`. */
export async function userDelete(email: string): Promise<void> {
  checkedOrder("user/delete", { email });
  await askTwice(
    `This deletes ${email} from every client, with what they told clients and asked for, and nothing brings it back.`,
    email,
  );
  await administer("user/delete", { email });
}

const badRole = (text: string, roles: string) =>
  new DomainError("invalid", "user/bad-role", `"${text}" names no role: write ${roles}.`);
