/**
 * Whether browsers let passkeys of ours be used at a host. They are made for the installation's main host and serve those of clients below
 * it; but browsers take bare addresses for no site at all, and names below `localhost` for sites that have nothing to do with it.
 *
 * @param hostname as `location` has it.
 */
export const takesPasskeys = (hostname: string): boolean =>
  !hostname.endsWith(".localhost") && !/^(\d{1,3}\.){3}\d{1,3}$|^\[/.test(hostname);

/** The main host, where that can be told and is another: the one below which this one is. */
export const hostThatTakesPasskeys = ({ hostname, host }: Pick<Location, "hostname" | "host">) =>
  hostname.endsWith(".localhost") ? host.slice(host.indexOf(".") + 1) : undefined;
