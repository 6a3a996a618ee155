export interface LoginFields {
  readonly email: string;
  readonly password: string;
}

export type LoginProblems = Partial<Record<keyof LoginFields, string>>;

// The usual pattern, which also allows an IP address in brackets for a domain.
const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/i;

/** What is wrong with the fields before the server is asked; empty when nothing is. */
export function validateLogin({ email, password }: LoginFields): LoginProblems {
  return {
    ...(emailPattern.test(email.trim()) ? {} : { email: "Invalid email" }),
    ...(password === "" ? { password: "Enter your password" } : {}),
  };
}
