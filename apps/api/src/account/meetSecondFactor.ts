import type { AskedFactors, FactorAnswer, WaitingLogin } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { heldFactors } from "@stopbank/store/held-factors";
import { countRecoveryCodes, isSpentRecoveryCode, spendRecoveryCode } from "@stopbank/store/recovery-codes";
import { attemptSucceeded } from "@stopbank/store/throttle";
import { spendStep, totpSecret } from "@stopbank/store/totp-factors";
import type { User } from "@stopbank/store/users";
import { askForPasskey, verifyPasskey } from "../factors/passkeyAnswer.ts";
import { stepOfCode } from "../factors/totp.ts";
import { countCode } from "./codeLimits.ts";
import { waitingFor } from "./factorChallenge.ts";
import type { FactorParts } from "./factorParts.ts";
import { letIn } from "./letIn.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import type { SignedIn } from "./signIn.ts";

/** What a passkey signs for a log-in is named by what proves its password. */
const ceremonyOf = ({ auth_challenge_session }: WaitingLogin) => `log-in ${auth_challenge_session}`;

/** What a log-in that waits may go on with. @throws DomainError `auth/challenge-over`, `auth/limit-exceeded`. */
export async function askForSecondFactor(parts: FactorParts, waiting: WaitingLogin): Promise<AskedFactors> {
  const { user } = await waitingFor(parts, waiting, "SECOND_FACTOR_REQUIRED");
  const { totp, passkeys } = await heldFactors(parts.store.shared, user.id);
  return {
    kinds: [...(totp ? (["totp"] as const) : []), ...(passkeys > 0 ? (["passkey"] as const) : [])],
    ...(passkeys > 0 ? { passkey_options: await askForPasskey(parts, ceremonyOf(waiting), user.id) } : {}),
  };
}

/**
 * Signs in whose password was right, by a code, a recovery code or a passkey. Tries count by account and network, and only here,
 * behind the right password: who has not got it can use nothing up.
 *
 * @throws DomainError `auth/challenge-over`, `auth/wrong-factor`, `auth/used-factor`, `auth/wrong-passkey`, `auth/passkey-too-late`, `auth/limit-exceeded`,
 *   `auth/one-answer`.
 */
export async function meetSecondFactor(
  parts: FactorParts,
  { code, recovery_code, passkey, ...waiting }: WaitingLogin & FactorAnswer,
  origin: LoginOrigin,
): Promise<SignedIn> {
  if ([code, recovery_code, passkey].filter((each) => each !== undefined).length !== 1)
    throw new DomainError(
      "invalid",
      "auth/one-answer",
      "Send one of: a code, a recovery code, what a passkey has signed.",
    );
  const { user } = await waitingFor(parts, waiting, "SECOND_FACTOR_REQUIRED");
  const attempt = await countCode(parts.store, "factor", user.email, origin.address);
  if (passkey !== undefined) await verifyPasskey(parts, ceremonyOf(waiting), passkey, user.id);
  else if (code !== undefined) await requireCode(parts, user, code);
  else await useRecoveryCode(parts, user, String(recovery_code));
  await attemptSucceeded(parts.store, attempt);
  return letIn(parts, user, origin, recovery_code === undefined ? "second-factor" : "recovery-code");
}

async function requireCode({ store, factorKeys }: FactorParts, user: User, code: string): Promise<void> {
  const secret = await totpSecret(store.shared, factorKeys, user.id);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined) throw await refusal(store, user, "code", "wrong");
  if (!(await spendStep(store.shared, user.id, step))) throw await refusal(store, user, "code", "used");
}

async function useRecoveryCode({ store, mail }: FactorParts, user: User, code: string): Promise<void> {
  if (!(await spendRecoveryCode(store.shared, user.id, code))) {
    const isSpent = await isSpentRecoveryCode(store.shared, user.id, code);
    throw await refusal(store, user, "recovery", isSpent ? "used" : "wrong");
  }
  await recordAccountEvent(store.shared, {
    action: "recovery-code.used",
    userId: user.id,
    details: { left: await countRecoveryCodes(store.shared, user.id) },
  });
  await mail.post({ template: "recoveryCodeUsed", userId: user.id, at: new Date().toISOString() });
}

const refusals = {
  code: {
    wrong: "This code is not right. Look at the app once more, and that its clock is right.",
    // It, or one that the app has shown since.
    used: "This code is used up. Wait for the next one and try again.",
  },
  recovery: {
    wrong: "This recovery code is not right.",
    used: "This recovery code was used before. Type another one.",
  },
} as const;

/** Which of both it was is told: whoever is here has the password, and a code that is used up opens nothing. */
async function refusal(
  { shared }: FactorParts["store"],
  user: User,
  kind: keyof typeof refusals,
  why: "wrong" | "used",
): Promise<DomainError> {
  await recordAccountEvent(shared, { action: "factor.refused", userId: user.id, details: { kind, why } });
  return new DomainError("unauthenticated", `auth/${why}-factor`, refusals[kind][why]);
}
