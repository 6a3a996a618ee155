import type {
  FactorConfirmation,
  FactorKind,
  NewFactor,
  WaitingLogin,
} from "@stopbank/contract/second-factors";
import { demandingClients } from "@stopbank/store/second-factor-rules";
import { attemptSucceeded } from "@stopbank/store/throttle";
import { countCode } from "./codeLimits.ts";
import { waitingFor } from "./factorChallenge.ts";
import type { FactorParts } from "./factorParts.ts";
import { letIn } from "./letIn.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import { beginFactor, confirmFactor } from "./setUpFactor.ts";
import type { SignedIn } from "./signIn.ts";

const ceremonyOf = ({ auth_challenge_session }: WaitingLogin) => `enrolment ${auth_challenge_session}`;

/** Begins the factor that a log-in was asked to set up. @throws DomainError `auth/challenge-over`. */
export async function beginEnrolment(
  parts: FactorParts,
  { kind, ...waiting }: WaitingLogin & { readonly kind: FactorKind },
): Promise<NewFactor> {
  const { user } = await waitingFor(parts, waiting, "SECOND_FACTOR_ENROLMENT");
  return {
    ...(await beginFactor(parts, user, kind, ceremonyOf(waiting))),
    demanded_by: await demandingClients(parts.store, user.id),
  };
}

/** Confirms it, and signs in. @throws DomainError `auth/challenge-over`, `auth/limit-exceeded`, and as `confirmFactor`. */
export async function enrol(
  parts: FactorParts,
  { code, passkey, name, ...waiting }: WaitingLogin & FactorConfirmation,
  origin: LoginOrigin,
): Promise<SignedIn & { readonly recoveryCodes: readonly string[] }> {
  const { user } = await waitingFor(parts, waiting, "SECOND_FACTOR_ENROLMENT");
  const attempt = await countCode(parts.store, "factor", user.email, origin.address);
  const confirmation = {
    ...(code === undefined ? {} : { code }),
    ...(passkey === undefined ? {} : { passkey }),
    ...(name === undefined ? {} : { name }),
  };
  const { recoveryCodes } = await confirmFactor(parts, user, confirmation, ceremonyOf(waiting));
  await attemptSucceeded(parts.store, attempt);
  return { ...(await letIn(parts, user, origin, "second-factor")), recoveryCodes };
}
