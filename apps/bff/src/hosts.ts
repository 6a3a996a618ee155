/** Where a request's Host header leads: one of our hosts, with the client its subdomain names, or nowhere. */
export type ResolvedHost = { readonly known: true; readonly subdomain?: string } | { readonly known: false };

/**
 * Matches a Host header against the allow-list, after removing what does not change the host: case, port, a
 * trailing dot. Only the Host header itself counts; X-Forwarded-Host is never read.
 *
 * @param hosts lower-case host names; a subdomain of one is known when `subdomains` has it.
 */
export function resolveHost(
  header: string | undefined,
  hosts: readonly string[],
  subdomains: ReadonlySet<string>,
): ResolvedHost {
  // Letters, digits, dots and hyphens, a port, an IPv6 address in brackets; nothing that a reader of URLs would take apart.
  if (header === undefined || !/^[a-z\d.:[\]-]+$/i.test(header) || !URL.canParse(`http://${header}`))
    return { known: false };
  const parsed = new URL(`http://${header}`);
  // A Host header holds a host and a port: anything else in it was put there to be misread.
  if (parsed.username !== "" || parsed.pathname !== "/" || parsed.search !== "" || header.includes("/"))
    return { known: false };
  const host = parsed.hostname.replace(/\.$/, "");
  if (hosts.includes(host)) return { known: true };
  const dot = host.indexOf(".");
  const subdomain = host.slice(0, dot);
  if (dot > 0 && hosts.includes(host.slice(dot + 1)) && subdomains.has(subdomain))
    return { known: true, subdomain };
  return { known: false };
}
