import { passwordFaults } from "@stopbank/contract/password";
import { DomainError } from "@stopbank/errors";
import { Type } from "typebox";

export const NewPassword = Type.String({ maxLength: 1_000 });

/** @throws DomainError `user/weak-password` with all that the password lacks. */
export function checkPassword(password: string): void {
  const faults = passwordFaults(password);
  if (faults.length > 0) throw new DomainError("invalid", "user/weak-password", `${faults.join(". ")}.`);
}
