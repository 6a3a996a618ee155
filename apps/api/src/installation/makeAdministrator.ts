import type { DoneBy } from "@stopbank/store/audit";
import { giveRole } from "@stopbank/store/change-role";
import type { ClientTransaction } from "@stopbank/store/database";
import { findUserByEmail } from "@stopbank/store/users";
import { inviteWithin, type PostMail } from "../people/invitations.ts";

/**
 * Makes somebody an administrator of this client: at once where the address has an account whose owner has confirmed it, else by an
 * invitation, which its owner alone can take.
 */
export async function makeAdministrator(
  tx: ClientTransaction,
  mail: PostMail,
  { email, by }: { readonly email: string; readonly by: DoneBy },
): Promise<"admin" | "invited"> {
  const user = await findUserByEmail(tx, email);
  if (user?.status === "CONFIRMED") {
    await giveRole(tx, { userId: user.id, role: "admin", by });
    return "admin";
  }
  await inviteWithin(tx, mail, { email, by, role: "admin" });
  return "invited";
}
