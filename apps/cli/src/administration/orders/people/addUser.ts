import { Role } from "@stopbank/contract/role";
import { recordAccountEvent } from "@stopbank/store/audit";
import { giveRole } from "@stopbank/store/change-role";
import { createUser, setPassword } from "@stopbank/store/users";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order } from "../order.ts";
import { checkPassword, NewPassword } from "./newPassword.ts";

/** Makes an account that can log in at once, with its clients. */
export const addUser = order({
  body: Type.Object(
    {
      email: Email,
      password: NewPassword,
      clients: Type.Array(Type.Object({ client: ClientName, role: Role }), { maxItems: 100 }),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { email, password, clients }) => {
    const { store, hashPassword } = tools;
    await checkPassword(tools, password, email);
    const memberOf = await Promise.all(
      clients.map(async ({ client, role }) => ({ ...(await clientNamed(tools, client)), role })),
    );
    const hash = await hashPassword(password);
    const user = await store.withClientsInTurn(
      memberOf,
      async (tx) => {
        const made = await createUser(tx, { email, status: "CONFIRMED" });
        await setPassword(tx, made.id, { hash, mustChange: false });
        await recordAccountEvent(tx, { action: "account.added", userId: made.id, details: byCommandLine() });
        return made;
      },
      (tx, { id: userId }, { role }) => giveRole(tx, { userId, role, by: { details: byCommandLine() } }),
    );
    const roles = memberOf.map(({ clientName, role }) => `, ${role} of ${clientName}`).join("");
    return `Made the account ${user.email}${roles}.`;
  },
});
