import {
  FactorAnswer,
  FactorConfirmation,
  FactorKind,
  PasskeyAnswer,
} from "@stopbank/contract/second-factors";
import { dropChallenge, heldChallenge, holdChallenge } from "@stopbank/store/login-challenges";
import { findUser } from "@stopbank/store/users";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { FactorCalls } from "../api/factorCalls.ts";
import type { LoginOrigin } from "../api/tokenCalls.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import { beginSession } from "./beginSession.ts";
import {
  answerChallenge,
  type ChallengeParts,
  challengeOver,
  type HeldChallenge,
} from "./challengeRoutes.ts";
import { sessionPath } from "./deviceMarkCookie.ts";

export interface FactorRouteParts extends ChallengeParts {
  readonly factorCalls: FactorCalls;
}

const EnrolmentKind = Type.Object({ kind: FactorKind }, { additionalProperties: false });
const SignedByPasskey = Type.Object({ passkey: PasskeyAnswer }, { additionalProperties: false });

interface HeldCeremony {
  readonly ceremony: string;
}

/**
 * `/bff/session/second-factor` and `/bff/session/passkey`: what comes after the right password, and logging in without one. What
 * proves the password, and what names a ceremony, stay here: the browser has cookies that name them.
 */
export function registerFactorRoutes(app: FastifyInstance, parts: FactorRouteParts): void {
  const { store, challenges, passkeys, factorCalls, mark } = parts;
  const onRequest = async (request: FastifyRequest) => guardAgainstForgery(request, true);
  const path = `${sessionPath}/second-factor`;

  const origin = (request: FastifyRequest): LoginOrigin => ({
    address: callerAddress(request),
    deviceMark: mark.read(request),
  });
  const waiting = async (request: FastifyRequest, reply: FastifyReply): Promise<HeldChallenge> => {
    const held = (await heldChallenge(store.shared, challenges.read(request) ?? "")) as
      | HeldChallenge
      | undefined;
    if (held !== undefined) return held;
    challenges.clear(reply);
    throw challengeOver();
  };
  const met = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await dropChallenge(store.shared, challenges.read(request) ?? "");
    challenges.clear(reply);
  };

  app.post(`${path}/begin`, { onRequest }, async (request, reply) =>
    factorCalls.beginSecondFactor(await waiting(request, reply), origin(request)),
  );

  app.post<{ Body: FactorAnswer }>(
    path,
    { onRequest, schema: { body: FactorAnswer } },
    async (request, reply) => {
      const held = await waiting(request, reply);
      const signedIn = await factorCalls.meetSecondFactor(held, request.body, origin(request));
      await met(request, reply);
      return beginSession(request, reply, signedIn, parts);
    },
  );

  app.post<{ Body: { kind: FactorKind } }>(
    `${path}/enrol/begin`,
    { onRequest, schema: { body: EnrolmentKind } },
    async (request, reply) =>
      factorCalls.beginEnrolment(await waiting(request, reply), request.body.kind, origin(request)),
  );

  app.post<{ Body: FactorConfirmation }>(
    `${path}/enrol`,
    { onRequest, schema: { body: FactorConfirmation } },
    async (request, reply) => {
      const held = await waiting(request, reply);
      const signedIn = await factorCalls.enrol(held, request.body, origin(request));
      await met(request, reply);
      const described = await beginSession(request, reply, signedIn, parts);
      return { ...described, recovery_codes: signedIn.recoveryCodes };
    },
  );

  app.post(`${sessionPath}/passkey/begin`, { onRequest }, async (request, reply) => {
    const { ceremony, options } = await factorCalls.beginPasskeyLogin(origin(request));
    const held: HeldCeremony = { ceremony };
    passkeys.set(reply, await holdChallenge(store.shared, held));
    return options;
  });

  app.post<{ Body: { passkey: PasskeyAnswer } }>(
    `${sessionPath}/passkey`,
    { onRequest, schema: { body: SignedByPasskey } },
    async (request, reply) => {
      const id = passkeys.read(request) ?? "";
      const held = (await heldChallenge(store.shared, id)) as HeldCeremony | undefined;
      passkeys.clear(reply);
      if (held === undefined) throw challengeOver();
      await dropChallenge(store.shared, id);
      const result = await factorCalls.passkeyLogin(held.ceremony, request.body.passkey, origin(request));
      if (!("challenge" in result)) return beginSession(request, reply, result, parts);
      const email = (await findUser(store.shared, result.userUuid))?.email ?? "";
      return answerChallenge(reply, email, result, parts);
    },
  );
}
