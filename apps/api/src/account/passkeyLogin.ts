import { randomBytes } from "node:crypto";
import type { PasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import { reserveAttempt } from "@stopbank/store/throttle";
import { findCredentials, findUser } from "@stopbank/store/users";
import { askForPasskey, verifyPasskey } from "../factors/passkeyAnswer.ts";
import type { FactorParts } from "./factorParts.ts";
import { letIn } from "./letIn.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import { challenged, challengeFor, type SignInResult } from "./signIn.ts";

/** Each is a row for five minutes. An office opens its log-ins behind one address. */
const beginnings = { kind: "allowance", failures: 600, periodSeconds: 3_600 } as const;

/** What a passkey is to sign, whosever it turns out to be: nobody is named, so nothing is told. @throws DomainError `auth/limit-exceeded`. */
export async function beginPasskeyLogin(
  parts: FactorParts,
  address: string,
): Promise<{ readonly ceremony: string; readonly options: PasskeyOptions }> {
  const key = `passkey-network:${networkOf(address)}`;
  const reservation = await reserveAttempt(parts.store, [{ key, rule: beginnings }]);
  if ("refusal" in reservation)
    throw new DomainError("too-many", "auth/limit-exceeded", "Limit exceeded", {
      retryAfterSeconds: reservation.refusal.retryAfterSeconds,
    });
  const ceremony = randomBytes(32).toString("base64url");
  return { ceremony, options: await askForPasskey(parts, `alone ${ceremony}`, undefined) };
}

/**
 * Signs in by a passkey alone, which is two factors in one: it is there, and has verified its owner. What is left to do first is asked
 * as after a password.
 *
 * @throws DomainError `auth/passkey-too-late`, `auth/wrong-passkey`.
 */
export async function passkeyLogin(
  parts: FactorParts,
  { ceremony, passkey }: { readonly ceremony: string; readonly passkey: PasskeyAnswer },
  origin: LoginOrigin,
): Promise<SignInResult> {
  const { userId } = await verifyPasskey(parts, `alone ${ceremony}`, passkey, undefined);
  const user = await findUser(parts.store.shared, userId);
  if (user === undefined) throw new Error("A passkey has no owner.");
  const account = await findCredentials(parts.store.shared, user.email);
  const challenge = account && challengeFor(account);
  if (account !== undefined && challenge !== undefined) return challenged(parts, account, challenge, origin);
  return letIn(parts, user, origin, "passkey");
}
