/**
 * Where anybody in the world has an address within a minute, as used in New Zealand most. Approved, such a domain lets all of them
 * in; it is asked about and not refused, since a list never has them all and somebody may mean it.
 */
const publicMail: ReadonlySet<string> = new Set([
  "aol.com",
  "fastmail.com",
  "gmail.com",
  "gmx.com",
  "gmx.net",
  "googlemail.com",
  "hotmail.co.nz",
  "hotmail.com",
  "icloud.com",
  "live.co.nz",
  "live.com",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "orcon.net.nz",
  "outlook.co.nz",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "slingshot.co.nz",
  "windowslive.com",
  "xtra.co.nz",
  "yahoo.co.nz",
  "yahoo.com",
  "yandex.com",
  "ymail.com",
  "zoho.com",
]);

/** Whether everybody may have an address of a domain, written in lower case. */
export const isPublicMail = (domain: string): boolean => publicMail.has(domain);
