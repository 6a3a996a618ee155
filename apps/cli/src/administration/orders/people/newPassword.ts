import { requireGoodPassword } from "@stopbank/api/new-password";
import { Type } from "typebox";
import type { OrderTools } from "../order.ts";

export const NewPassword = Type.String({ maxLength: 1_000 });

/** The same as for everybody. @throws DomainError `auth/password-rules`, `auth/common-password`, `auth/password-is-name`. */
export const checkPassword = ({ store }: OrderTools, password: string, email: string): Promise<void> =>
  requireGoodPassword(store, password, email);
