import { routes } from "@stopbank/contract/routes";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { answerSignIn } from "./answerSignIn.ts";
import type { CredentialParts } from "./credentialParts.ts";
import { meetChallenge } from "./meetChallenge.ts";
import { resetPassword, sendResetCode } from "./resetPassword.ts";
import { originOf } from "./secondFactorRoutes.ts";
import { confirmSignUp, takeSignUp } from "./signUp.ts";

/** Signing up, and setting passwords. */
export function credentialRoutes(register: RegisterRoute, parts: CredentialParts): void {
  register(routes.signUp, async ({ body, request }) => ({
    user_uuid: await takeSignUp(parts, body, request.ip),
  }));

  register(routes.confirmSignUp, async ({ body, request }) => {
    await confirmSignUp(parts, body, request.ip);
    return { confirmed: true as const };
  });

  register(routes.forgotPassword, async ({ body, request }) => {
    await sendResetCode(parts, body.email, request.ip);
    return { accepted: true as const };
  });

  register(routes.confirmForgotPassword, async ({ body, request }) => {
    await resetPassword(parts, body, request.ip);
    return { changed: true as const };
  });

  register(routes.respondToAuthChallenge, async ({ body, request, reply }) => {
    return answerSignIn(reply, await meetChallenge(parts, body, originOf(request)));
  });
}
