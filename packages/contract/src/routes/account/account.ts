import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  CurrentUser,
  LoginChallenge,
  Refreshed,
  RefreshRequest,
  Tokens,
} from "../../schemas/account/account.ts";

export const accountRoutes = defineRoutes({
  login: {
    method: "POST",
    path: "/user/login",
    access: "public",
    tag: "Account",
    summary:
      "Signs in with `Authorization: Basic`. Answers `user_uuid` in a header, with 200 also `strange_failures` (passwords tried in vain since the last sign-in), and with 449 `auth_challenge_session`: of a log-in that asks for a second factor, `POST /user/second_factor` takes it on. A program is better off with an API token than with a person's password.",
    headers: Type.Object({ authorization: Type.String({ maxLength: 2_000 }) }),
    response: Tokens,
    also: { 449: LoginChallenge },
  },
  refreshToken: {
    method: "POST",
    path: "/user/refresh_token",
    access: "public",
    tag: "Account",
    summary: "Exchanges a refresh token for a new pair. A refresh token works once.",
    body: RefreshRequest,
    response: Refreshed,
  },
  logout: {
    method: "POST",
    path: "/user/logout",
    access: "public",
    tag: "Account",
    summary: "Revokes a refresh token and all that came from it. Says the same whether or not it was good.",
    body: RefreshRequest,
    response: Type.Object({ signed_out: Type.Literal(true) }),
  },
  incrementLogin: {
    method: "POST",
    path: "/user/increment_login",
    access: "signed-in",
    anyClient: true,
    byProvider: true,
    tag: "Account",
    summary: "Counts a sign-in.",
    response: Type.Object({ logged_in_count: Type.Integer() }),
  },
  currentUser: {
    method: "GET",
    path: "/user",
    access: "signed-in",
    tag: "Account",
    summary: "The signed-in person, with their roles in the client in use.",
    response: CurrentUser,
  },
});
