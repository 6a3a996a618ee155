import { deviceMarkHeader, strangeFailuresHeader } from "@stopbank/contract/account";
import { routes } from "@stopbank/contract/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { answerSignIn } from "./answerSignIn.ts";
import { beginEnrolment, enrol } from "./enrolment.ts";
import type { FactorParts } from "./factorParts.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import { askForSecondFactor, meetSecondFactor } from "./meetSecondFactor.ts";
import { beginPasskeyLogin, passkeyLogin } from "./passkeyLogin.ts";
import type { SignedIn } from "./signIn.ts";

/** What comes after the right password, and logging in without one. */
export function secondFactorRoutes(register: RegisterRoute, parts: FactorParts): void {
  register(routes.beginSecondFactor, ({ body }) => askForSecondFactor(parts, body));

  register(routes.meetSecondFactor, async ({ body, request, reply }) => {
    const signedIn = await meetSecondFactor(parts, body, originOf(request));
    return tell(reply, signedIn).tokens;
  });

  register(routes.beginEnrolment, ({ body }) => beginEnrolment(parts, body));

  register(routes.enrol, async ({ body, request, reply }) => {
    const signedIn = await enrol(parts, body, originOf(request));
    return { ...tell(reply, signedIn).tokens, recovery_codes: [...signedIn.recoveryCodes] };
  });

  register(routes.beginPasskeyLogin, ({ request }) => beginPasskeyLogin(parts, request.ip));

  register(routes.passkeyLogin, async ({ body, request, reply }) =>
    answerSignIn(reply, await passkeyLogin(parts, body, originOf(request))),
  );
}

/** Where a log-in comes from. */
export const originOf = (request: FastifyRequest): LoginOrigin => ({
  address: request.ip,
  deviceMark: request.headers[deviceMarkHeader]?.toString(),
});

function tell(reply: FastifyReply, signedIn: SignedIn): SignedIn {
  reply.header("user_uuid", signedIn.userId).header(strangeFailuresHeader, signedIn.strangeFailures);
  return signedIn;
}
