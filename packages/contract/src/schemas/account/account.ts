import { type Static, Type } from "typebox";

/** POST /user/login on success. The BFF keeps both; a browser never sees them. */
export const Tokens = Type.Object({ access_token: Type.String(), refresh_token: Type.String() });
export type Tokens = Static<typeof Tokens>;

/**
 * By this header the BFF tells the API what a browser carries from an earlier log-in. It is a secret of that browser's, so
 * whoever makes one up gains nothing by it.
 */
export const deviceMarkHeader = "x-device-mark";

/** With the tokens: how many passwords were tried in vain, by strange browsers, since the account was last logged in to. */
export const strangeFailuresHeader = "strange_failures";

/** The body of the 449 that the specification fixes: what the person has to do before they are in. */
export const LoginChallenge = Type.Union([
  Type.Literal("NEW_PASSWORD_REQUIRED"),
  Type.Literal("CONFIRM_SIGN_UP"),
  // Beyond the specification: what comes after the right password where a second factor is asked for.
  Type.Literal("SECOND_FACTOR_REQUIRED"),
  Type.Literal("SECOND_FACTOR_ENROLMENT"),
]);
export type LoginChallenge = Static<typeof LoginChallenge>;

export const RefreshRequest = Type.Object(
  {
    user_uuid: Type.String({ minLength: 1, maxLength: 64 }),
    refresh_token: Type.String({ minLength: 1, maxLength: 512 }),
  },
  { additionalProperties: false },
);

/** The refresh token is rotated: keep the new one. */
export const Refreshed = Type.Object({ access_token: Type.String(), refresh_token: Type.String() });

/** The signed-in person as the client in use sees them. */
export const CurrentUser = Type.Object({
  user_uuid: Type.String(),
  email: Type.String(),
  client_name: Type.String(),
  user_roles: Type.Array(Type.String()),
  show_changelog: Type.Boolean(),
  accepted_tsncs: Type.Boolean(),
  /** They look after the installation, and ask in a way in which they may. Of all others nothing is said. */
  is_operator: Type.Optional(Type.Literal(true)),
});
export type CurrentUser = Static<typeof CurrentUser>;
