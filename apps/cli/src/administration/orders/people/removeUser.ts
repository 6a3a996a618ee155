import { removePerson } from "@stopbank/store/remove-person";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order, userOf } from "../order.ts";

/** Takes a person out of a client, or withdraws their invitation, as Manage Users does (ACC-57). The last admin stays. */
export const removeUser = order({
  body: Type.Object({ email: Email, client: ClientName }, { additionalProperties: false }),
  perform: async (tools, { email, client: name }) => {
    const user = await userOf(tools, email);
    const client = await clientNamed(tools, name);
    const by = { details: byCommandLine() };
    const { wasMember, accountIsGone } = await removePerson(tools.store, client.id, { userId: user.id, by });
    return [
      wasMember
        ? `${user.email} belongs to ${name} no longer, and is logged out everywhere.`
        : `${user.email} is not invited to ${name} any more.`,
      ...(accountIsGone ? ["It was their last client: the account is deleted."] : []),
    ].join("\n");
  },
});
