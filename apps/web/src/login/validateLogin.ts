import { emailFault } from "@stopbank/contract/email";

export interface LoginFields {
  readonly email: string;
  readonly password: string;
}

export type LoginProblems = Partial<Record<keyof LoginFields, string>>;

/** What is wrong with the fields before the server is asked; empty when nothing is. */
export function validateLogin({ email, password }: LoginFields): LoginProblems {
  const fault = emailFault(email);
  return {
    ...(fault === undefined ? {} : { email: fault }),
    ...(password === "" ? { password: "Enter your password" } : {}),
  };
}
