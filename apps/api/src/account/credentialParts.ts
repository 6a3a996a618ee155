import { DomainError } from "@stopbank/errors";
import type { CodeOutcome } from "@stopbank/store/confirmation-codes";
import type { RunningMail } from "../mail/startMail.ts";
import type { SignInParts } from "./signIn.ts";

/** What setting a password takes. */
export interface CredentialParts extends SignInParts {
  /** Hashes confirmation codes. */
  readonly codeKey: Uint8Array;
  readonly mail: Pick<RunningMail, "post">;
}

/** @throws DomainError `auth/code-mismatch`, `auth/code-expired`, in the words that the specification fixes. */
export function requireRightCode(outcome: CodeOutcome): void {
  if (outcome === "mismatch")
    throw new DomainError("unauthenticated", "auth/code-mismatch", "Confirmation code mismatch");
  if (outcome === "expired")
    throw new DomainError("unauthenticated", "auth/code-expired", "Confirmation code expired");
}

/** @throws DomainError `auth/same-password`. */
export async function requireOtherPassword(
  { hashPool }: Pick<SignInParts, "hashPool">,
  password: string,
  lastHash: string | undefined,
): Promise<void> {
  if (lastHash !== undefined && (await hashPool.matches(password, lastHash)))
    throw new DomainError(
      "invalid",
      "auth/same-password",
      "Password cannot be identical to your last password.",
    );
}
