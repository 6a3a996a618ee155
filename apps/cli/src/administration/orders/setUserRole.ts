import { Role } from "@stopbank/contract/role";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import { removeMembership, setMembership } from "@stopbank/store/memberships";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order, userOf } from "./order.ts";

/** Makes an account a member or an admin of a client, or neither. */
export const setUserRole = order({
  body: Type.Object(
    { email: Email, client: ClientName, role: Type.Union([Role, Type.Literal("none")]) },
    { additionalProperties: false },
  ),
  perform: async (tools, { email, client: name, role }) => {
    const user = await userOf(tools, email);
    const client = await clientNamed(tools, name);
    await tools.store.withClient(client.id, async (tx) => {
      const subject = user.id;
      if (role !== "none") {
        await setMembership(tx, user.id, role);
        const details = byCommandLine({ role });
        await recordClientEvent(tx, { action: "membership.role-changed", subject, details });
      } else if (await removeMembership(tx, user.id))
        await recordClientEvent(tx, { action: "membership.removed", subject, details: byCommandLine() });
      else throw noMember(user.email, name);
    });
    return role === "none"
      ? `${user.email} belongs to ${name} no longer.`
      : `${user.email} is ${role} of ${name}.`;
  },
});

const noMember = (email: string, client: string) =>
  new DomainError("not-found", "user/no-member", `${email} does not belong to ${client}.`);
