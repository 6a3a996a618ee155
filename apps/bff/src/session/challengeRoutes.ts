import { DomainError } from "@stopbank/errors";
import { dropChallenge, heldChallenge, holdChallenge } from "@stopbank/store/login-challenges";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Type } from "typebox";
import type { ChallengedLogin, TokenCalls } from "../api/tokenCalls.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import { beginSession, type SessionBeginning } from "./beginSession.ts";
import type { ChallengeCookie } from "./challengeCookie.ts";
import { sessionPath } from "./deviceMarkCookie.ts";

export interface ChallengeParts extends SessionBeginning {
  readonly tokenCalls: TokenCalls;
  readonly challenges: ChallengeCookie;
}

const NewPassword = Type.Object(
  { new_password: Type.String({ minLength: 1, maxLength: 1_000 }) },
  { additionalProperties: false },
);

/** What of the API's challenge is held for the browser that logs in. */
export interface HeldChallenge {
  readonly email: string;
  readonly userUuid: string;
  readonly session: string;
}

/** Says what a log-in still asks for. What proves that the password was right stays here: the browser gets a cookie that names it. */
export async function answerChallenge(
  reply: FastifyReply,
  email: string,
  { challenge, userUuid, session }: ChallengedLogin,
  { store, challenges }: Pick<ChallengeParts, "store" | "challenges">,
): Promise<FastifyReply> {
  reply.status(449);
  // With it and the code that was mailed the page confirms the sign-up.
  if (challenge === "CONFIRM_SIGN_UP") return reply.send({ challenge, user_uuid: userUuid });
  const held: HeldChallenge = { email, userUuid, session };
  challenges.set(reply, await holdChallenge(store.shared, held));
  return reply.send({ challenge });
}

/** `/bff/session/new-password`: whoever has logged in and has to choose a new password first. */
export function registerChallengeRoutes(app: FastifyInstance, parts: ChallengeParts): void {
  const { store, challenges, tokenCalls, mark } = parts;
  app.post<{ Body: { new_password: string } }>(
    `${sessionPath}/new-password`,
    {
      onRequest: async (request) => guardAgainstForgery(request, true),
      schema: { body: NewPassword },
    },
    async (request, reply) => {
      const id = challenges.read(request) ?? "";
      const held = (await heldChallenge(store.shared, id)) as HeldChallenge | undefined;
      if (held === undefined) {
        challenges.clear(reply);
        throw challengeOver();
      }
      const { email, userUuid, session } = held;
      const result = await tokenCalls.meetChallenge(
        { email, userUuid, session, newPassword: request.body.new_password },
        { address: callerAddress(request), deviceMark: mark.read(request) },
      );
      await dropChallenge(store.shared, id);
      if ("challenge" in result) return answerChallenge(reply, email, result, parts);
      challenges.clear(reply);
      return beginSession(request, reply, result, parts);
    },
  );
}

export const challengeOver = () =>
  new DomainError("unauthenticated", "auth/challenge-over", "This log-in has taken too long. Log in again.");
