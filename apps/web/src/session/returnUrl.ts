import { safeReturnUrl } from "@stopbank/contract/return-url";

const parameter = "returnUrl";

/** The address that sends a visitor home and remembers where they wanted to go. */
export const homeReturningTo = (wanted: string): string => `/?${parameter}=${encodeURIComponent(wanted)}`;

export const returnUrlOf = (search: string): string | undefined =>
  safeReturnUrl(new URLSearchParams(search).get(parameter));
