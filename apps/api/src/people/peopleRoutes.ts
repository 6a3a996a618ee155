import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { changeRole } from "@stopbank/store/change-role";
import { listClientUsers } from "@stopbank/store/client-users";
import { listEmailDomains } from "@stopbank/store/email-domains";
import { removePerson } from "@stopbank/store/remove-person";
import type { RegisterRoute } from "../http/registerRoute.ts";
import {
  acceptInvitation,
  inviteAgain,
  invitePeople,
  invitesMembersAlone,
  type PeopleParts,
  readInvitation,
} from "./invitations.ts";

/** Who belongs to a client. */
export function peopleRoutes(register: RegisterRoute, parts: PeopleParts): void {
  const { store } = parts;

  register(routes.clientUsers, async ({ caller: { client } }) =>
    (await store.withClient(client.id, listClientUsers)).map((user) => ({
      user_uuid: user.userId,
      email: user.email,
      date_created: user.createdAt.toISOString(),
      logged_in_count: user.loggedInCount,
      last_logged_in: user.lastLoggedInAt?.toISOString() ?? null,
      status: user.status,
      user_roles: [user.role],
    })),
  );

  register(routes.emailDomains, ({ caller: { client } }) => store.withClient(client.id, listEmailDomains));

  register(routes.inviteUsers, async ({ caller, body, request }) => {
    // Else a token would come by a person who may do more than its scopes say.
    const membersAlone = request.admitted?.token !== undefined;
    if (membersAlone && body.role !== undefined && body.role !== "member") throw invitesMembersAlone();
    // Who has switched clients in another tab is told, and invites nobody to the wrong one.
    if (body.client_name.replace(/_old$/, "") !== caller.client.clientName)
      throw new DomainError(
        "conflict",
        "client/not-in-use",
        "Another organisation is in use by now. Load the page again.",
      );
    const by = { userId: caller.userId };
    const { role: asked = "member" } = body;
    const invited = await invitePeople(
      parts,
      { client: caller.client, by },
      body.emails_to_invite,
      asked,
      membersAlone,
    );
    return {
      newAccounts: invited.map(({ email, role }) =>
        role === asked ? { email } : { email, invited_as: role },
      ),
    };
  });

  register(routes.resendInvite, async ({ caller, body, request }) => {
    await inviteAgain(parts, caller, body.email, request.admitted?.token !== undefined);
    return { sent: true as const };
  });

  register(routes.changeRole, async ({ caller, params, body: { role } }) => {
    const userId = params.user_uuid.toLowerCase();
    const before = await store.withClient(caller.client.id, (tx) =>
      changeRole(tx, { userId, role, by: { userId: caller.userId } }),
    );
    return { user_uuid: userId, role, before };
  });

  register(routes.deleteUser, async ({ caller, body }) => {
    const userId = body.user_uuid.toLowerCase();
    if (userId === caller.userId)
      throw new DomainError(
        "forbidden",
        "people/yourself",
        "You cannot remove yourself. Ask another administrator to.",
      );
    await removePerson(store, caller.client.id, { userId, by: { userId: caller.userId } });
    return { deleted: true as const };
  });

  register(routes.readInvitation, ({ body }) => readInvitation(store, body));

  register(routes.acceptInvitation, async ({ caller, body }) => ({
    client_name: await acceptInvitation(store, caller.userId, body),
  }));
}
