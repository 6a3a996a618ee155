/**
 * Where a technical report can be read: `https://` is put before an address without a scheme, and one of another scheme than http
 * or https is no link at all.
 */
export function reportAddress(url: string): string | undefined {
  const text = url.trim();
  if (text === "") return undefined;
  // A port looks like a scheme: `reports.example:8080/flood.pdf`.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(\/|$))/i.test(text) || text.startsWith("//");
  if (hasScheme && !/^https?:\/\//i.test(text)) return undefined;
  const address = URL.parse(hasScheme ? text : `https://${text}`);
  return address === null || address.hostname === "" || address.username !== "" ? undefined : address.href;
}
