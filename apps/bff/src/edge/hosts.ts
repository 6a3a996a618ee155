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
  // A name, an address, a port, and nothing that a reader of URLs would take apart. Names within a container network have `_`.
  if (header === undefined || !/^[a-z\d._:[\]-]+$/i.test(header)) return { known: false };
  const host = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, "");
  if (host === undefined) return { known: false };
  if (hosts.includes(host)) return { known: true };
  const dot = host.indexOf(".");
  const subdomain = host.slice(0, dot);
  if (dot > 0 && hosts.includes(host.slice(dot + 1)) && subdomains.has(subdomain))
    return { known: true, subdomain };
  return { known: false };
}
