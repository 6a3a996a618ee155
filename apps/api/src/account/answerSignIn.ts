import { strangeFailuresHeader, type Tokens } from "@stopbank/contract/account";
import type { FastifyReply } from "fastify";
import type { SignInResult } from "./signIn.ts";

/** Answers a log-in: its tokens, or 449 with what is asked for first. */
export function answerSignIn(reply: FastifyReply, result: SignInResult): Tokens | FastifyReply {
  reply.header("user_uuid", result.userId);
  if ("tokens" in result) {
    reply.header(strangeFailuresHeader, result.strangeFailures);
    return result.tokens;
  }
  // A JSON text of a bare string; Fastify would send the string itself.
  return reply
    .code(449)
    .type("application/json; charset=utf-8")
    .header("auth_challenge_session", result.challengeSession)
    .send(JSON.stringify(result.challenge));
}
