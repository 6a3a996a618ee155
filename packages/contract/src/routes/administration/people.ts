import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  CarriedInvitation,
  ChangedRole,
  ClientUser,
  DeleteUserRequest,
  Invitation,
  Invited,
  InviteRequest,
  ResendInviteRequest,
  RoleRequest,
  UserParam,
} from "../../schemas/administration/people.ts";

/** Who belongs to a client: its administrators' calls, and those of whoever is invited. */
export const peopleRoutes = defineRoutes({
  clientUsers: {
    method: "GET",
    path: "/client/users",
    access: "admin",
    scope: "people:read",
    tag: "People",
    summary: "The people of the client in use, those who are invited among them, by e-mail.",
    response: Type.Array(ClientUser),
  },
  emailDomains: {
    method: "GET",
    path: "/client/email_domains",
    access: "admin",
    scope: "people:read",
    tag: "People",
    summary: "The e-mail domains whose people become members of the client in use by signing up.",
    response: Type.Array(Type.String()),
  },
  inviteUsers: {
    method: "POST",
    path: "/user/invite",
    access: "admin",
    scope: "people:write",
    tag: "People",
    summary:
      "Invites people by e-mail to the client in use, which `client_name` has to name too. Answers those who were invited: not members, and not what is no address. An invitation is good for 24 hours. Who was invited as more before stays so, and `invited_as` says it.",
    body: InviteRequest,
    response: Invited,
  },
  resendInvite: {
    method: "POST",
    path: "/user/resend_invite_email",
    access: "admin",
    scope: "people:write",
    tag: "People",
    summary: "Sends somebody who is invited another link for 24 hours. The former one is void.",
    body: ResendInviteRequest,
    response: Type.Object({ sent: Type.Literal(true) }),
  },
  changeRole: {
    method: "PUT",
    path: "/client/users/:user_uuid/role",
    access: "admin",
    tag: "People",
    summary:
      "Makes a person of the client in use a member, an editor or an admin of it, from their next request on; of somebody who is invited, what they will be. The last admin stays one.",
    params: UserParam,
    body: RoleRequest,
    response: ChangedRole,
  },
  deleteUser: {
    method: "POST",
    path: "/user/delete_user",
    access: "admin",
    scope: "people:write",
    tag: "People",
    summary:
      "Takes a person out of the client in use, and ends their sessions. Their account goes with their last client.",
    body: DeleteUserRequest,
    response: Type.Object({ deleted: Type.Literal(true) }),
  },
  readInvitation: {
    method: "POST",
    path: "/user/invitation",
    access: "public",
    tag: "People",
    summary:
      "What an invitation says, by the token of its link. 404 once it is used, replaced or older than 24 hours.",
    body: CarriedInvitation,
    response: Invitation,
  },
  acceptInvitation: {
    method: "POST",
    path: "/user/accept_invitation",
    access: "signed-in",
    anyClient: true,
    tag: "People",
    summary: "Makes the signed-in person a member of the client that invited them, by the token of the link.",
    body: CarriedInvitation,
    response: Type.Object({ client_name: Type.String() }),
  },
});
