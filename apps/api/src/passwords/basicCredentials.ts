import { DomainError } from "@stopbank/errors";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Reads `Authorization: Basic`, as UTF-8. @throws DomainError `auth/bad-basic`. */
export function basicCredentials(authorization: string): Credentials {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1];
  const text = Buffer.from(encoded ?? "", "base64").toString("utf8");
  const colon = text.indexOf(":");
  // The longest e-mail address is 254 characters; a password longer than this is not one a person typed.
  if (colon < 1 || colon > 320 || text.length - colon > 1_025 || text.includes("\0"))
    throw new DomainError(
      "unauthenticated",
      "auth/bad-basic",
      "Log in with an Authorization header of the form: Basic, then e-mail:password in base64.",
    );
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}
