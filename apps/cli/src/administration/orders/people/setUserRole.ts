import { Role } from "@stopbank/contract/role";
import { DomainError } from "@stopbank/errors";
import { giveRole } from "@stopbank/store/change-role";
import { removeFromClient } from "@stopbank/store/client-users";
import { findMembership } from "@stopbank/store/memberships";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order, userOf } from "../order.ts";

/** Gives an account a role in a client, or takes it out of it. The last admin of one stays. */
export const setUserRole = order({
  body: Type.Object(
    { email: Email, client: ClientName, role: Type.Union([Role, Type.Literal("none")]) },
    { additionalProperties: false },
  ),
  perform: async (tools, { email, client: name, role }) => {
    const user = await userOf(tools, email);
    const client = await clientNamed(tools, name);
    const by = { details: byCommandLine() };
    await tools.store.withClient(client.id, async (tx) => {
      if (role !== "none") return giveRole(tx, { userId: user.id, role, by });
      if ((await findMembership(tx, user.id)) === undefined) throw noMember(user.email, name);
      await removeFromClient(tx, { userId: user.id, by });
    });
    return role === "none"
      ? `${user.email} belongs to ${name} no longer.`
      : `${user.email} is ${role} of ${name}.`;
  },
});

const noMember = (email: string, client: string) =>
  new DomainError("not-found", "user/no-member", `${email} does not belong to ${client}.`);
