import { type Static, Type } from "typebox";
import { MOST_INVITED } from "../../people/inviteList.ts";
import { nullable } from "../nullable.ts";
import { Role } from "./role.ts";

const strict = { additionalProperties: false } as const;

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** Which rules a new one has to meet is checked by `passwordFaults`, to say all that it lacks. */
const NewPassword = Type.String({ minLength: 1, maxLength: 1_000 });
const Uuid = Type.String({ pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$" });
const ConfirmationCode = Type.String({ minLength: 1, maxLength: 20 });

export const SignUpRequest = Type.Object(
  {
    email: Email,
    password: NewPassword,
    /** `+64` and digits, or empty. */
    phone_number: Type.Optional(Type.String({ maxLength: 40 })),
  },
  strict,
);

/** Whoever signs up, until their code is confirmed: another for each sign-up, and the same answer for every address. */
export const SignUpAnswer = Type.Object({ user_uuid: Type.String() });

export const ConfirmSignUpRequest = Type.Object(
  { user_uuid: Uuid, email: Email, confirmation_code: ConfirmationCode },
  strict,
);

export const ForgotPasswordRequest = Type.Object({ email: Email }, strict);

export const ConfirmForgotPasswordRequest = Type.Object(
  { email: Email, confirmation_code: ConfirmationCode, password: NewPassword },
  strict,
);

export const ChallengeResponse = Type.Object(
  {
    user_uuid: Uuid,
    email: Email,
    auth_challenge_session: Type.String({ minLength: 1, maxLength: 2_000 }),
    new_password: NewPassword,
  },
  strict,
);

export const UserStatus = Type.Union([
  Type.Literal("PENDING"),
  Type.Literal("UNCONFIRMED"),
  Type.Literal("CONFIRMED"),
]);

/** Somebody of the client in use, as its administrators see them. Dates are ISO 8601 in UTC. */
export const ClientUser = Type.Object({
  user_uuid: Type.String(),
  email: Type.String(),
  date_created: Type.String(),
  logged_in_count: Type.Integer(),
  last_logged_in: nullable(Type.String()),
  status: UserStatus,
  user_roles: Type.Array(Type.String()),
});
export type ClientUser = Static<typeof ClientUser>;

export const InviteRequest = Type.Object(
  {
    emails_to_invite: Type.Array(Type.String({ minLength: 1, maxLength: 320 }), {
      minItems: 1,
      maxItems: MOST_INVITED,
    }),
    client_name: Type.String({ minLength: 1, maxLength: 63 }),
    /** What they will be, members without it; and never less than what they were invited as before. */
    role: Type.Optional(Role),
  },
  strict,
);

/** `invited_as` says so where it is more than was asked for: they were invited as that before. */
export const Invited = Type.Object({
  newAccounts: Type.Array(Type.Object({ email: Type.String(), invited_as: Type.Optional(Role) })),
});
export type Invited = Static<typeof Invited>;

export const DeleteUserRequest = Type.Object({ user_uuid: Uuid }, strict);

export const UserParam = Type.Object({ user_uuid: Uuid });

export const RoleRequest = Type.Object({ role: Role }, strict);

/** What a person is now, and was before: what an undo makes of them. */
export const ChangedRole = Type.Object({ user_uuid: Type.String(), role: Role, before: Role });
export type ChangedRole = Static<typeof ChangedRole>;

export const ResendInviteRequest = Type.Object({ email: Email }, strict);

/** What the link of an invitation carries: the client that invites, and a token. */
export const CarriedInvitation = Type.Object(
  {
    client_name: Type.String({ minLength: 1, maxLength: 63 }),
    invitation: Type.String({ pattern: "^[\\w-]{43}$" }),
  },
  strict,
);

/** What an invitation says to whoever has its link. */
export const Invitation = Type.Object({
  email: Type.String(),
  client_name: Type.String(),
  display_name: Type.String(),
  /** Whether the address has an account already, which logs in and does not sign up. */
  has_account: Type.Boolean(),
});
export type Invitation = Static<typeof Invitation>;

/** A mail that a demonstration would have sent. */
export const DevMail = Type.Object({
  id: Type.String(),
  at: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
});
export type DevMail = Static<typeof DevMail>;
