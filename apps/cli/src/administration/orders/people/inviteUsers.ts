import { invitePeople } from "@stopbank/api/invitations";
import { MOST_INVITED, readInviteList } from "@stopbank/contract/invite-list";
import { Role } from "@stopbank/contract/role";
import { DomainError } from "@stopbank/errors";
import { normaliseEmail } from "@stopbank/store/users";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "../order.ts";

/**
 * Invites people to a client, each by a mail whose link is good for 24 hours, as Manage Users does. Who is invited as more already
 * stays so, and members are left out: both are said.
 */
export const inviteUsers = order({
  body: Type.Object(
    {
      client: ClientName,
      emails: Type.Array(Type.String({ minLength: 1, maxLength: 320 }), {
        minItems: 1,
        maxItems: MOST_INVITED,
      }),
      role: Role,
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, emails, role }) => {
    const list = readInviteList(emails.join("\n"));
    if ("problem" in list) throw new DomainError("invalid", "user/bad-email", `${list.problem}.`);
    const client = await clientNamed(tools, name);
    const parts = { store: tools.store, mail: await tools.openMail() };
    const by = { details: byCommandLine() };
    const invited = await invitePeople(parts, { client, by }, list.emails, role);
    const asked = list.emails.map(normaliseEmail);
    return asked
      .map((email) => {
        const found = invited.find((each) => each.email === email);
        if (found === undefined) return `${email} is a member of ${name} already.`;
        const before = found.role === role ? "" : ", as before: `stopbank user remove` withdraws that";
        return `${email} is invited to ${name} as ${found.role}${before}.`;
      })
      .join("\n");
  },
});
