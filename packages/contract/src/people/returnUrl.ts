/**
 * A place in this product to come back to after signing in, or undefined when the text is anything else: another
 * site, another scheme, or something a browser would read as one (`//host`, `/\host`, hidden control characters).
 * See checklist A-11.
 */
export function safeReturnUrl(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/")) return undefined;
  // Browsers drop tabs and line breaks anywhere in an address, and take a backslash for a slash.
  if (/[\p{Cc}\s\\]/u.test(text) || text.startsWith("//")) return undefined;
  const base = "https://app.invalid";
  const url = URL.parse(text, base);
  if (url === null || url.origin !== base || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
