import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LoginChallenge, Tokens } from "../../schemas/account/account.ts";
import {
  ChallengeResponse,
  ConfirmForgotPasswordRequest,
  ConfirmSignUpRequest,
  DevMail,
  ForgotPasswordRequest,
  SignUpAnswer,
  SignUpRequest,
} from "../../schemas/administration/people.ts";

const codeRefusals =
  "401 `Confirmation code mismatch` or `Confirmation code expired`, 429 `Limit exceeded` in the error's message.";

/** How accounts come by their passwords. Every answer is the same for an address with an account and one without. */
export const credentialRoutes = defineRoutes({
  signUp: {
    method: "POST",
    path: "/user/signup",
    access: "public",
    tag: "Account",
    summary:
      "Signs up, and sends a code to the address. `user_uuid` is for `/user/confirm_signup`. 429 `Limit exceeded`.",
    body: SignUpRequest,
    response: SignUpAnswer,
  },
  confirmSignUp: {
    method: "POST",
    path: "/user/confirm_signup",
    access: "public",
    tag: "Account",
    summary: `Confirms a sign-up by the code that was sent. ${codeRefusals}`,
    body: ConfirmSignUpRequest,
    response: Type.Object({ confirmed: Type.Literal(true) }),
  },
  forgotPassword: {
    method: "POST",
    path: "/user/forgot_password",
    access: "public",
    tag: "Account",
    summary: "Sends a code to the address where it has an account. 429 `Limit exceeded`.",
    body: ForgotPasswordRequest,
    response: Type.Object({ accepted: Type.Literal(true) }),
  },
  confirmForgotPassword: {
    method: "POST",
    path: "/user/confirm_forgot_password",
    access: "public",
    tag: "Account",
    summary: `Sets a new password by the code that was sent, and ends all of the person's sessions. ${codeRefusals}`,
    body: ConfirmForgotPasswordRequest,
    response: Type.Object({ changed: Type.Literal(true) }),
  },
  respondToAuthChallenge: {
    method: "POST",
    path: "/user/respond_to_auth_challenge",
    access: "public",
    tag: "Account",
    summary:
      "Sets the new password that a log-in asked for (449 `NEW_PASSWORD_REQUIRED`), ends the person's other sessions, and signs in. Answers `user_uuid` in a header, and 449 as the log-in does where a second factor is asked for.",
    body: ChallengeResponse,
    response: Tokens,
    also: { 449: LoginChallenge },
  },
  devMail: {
    method: "GET",
    path: "/dev/mail",
    access: "public",
    tag: "Account",
    summary:
      "In a demonstration without a mail server, the mails that would have been sent, newest first. 404 elsewhere.",
    response: Type.Array(DevMail),
  },
});
