/** Whose passkeys they are, as the server says once it is asked for one: the installation's main host, without its port. */
type MainHost = string | undefined;

/**
 * Whether browsers let passkeys of ours be used at a host. They are made for the main host and serve those of clients below it; but other
 * names are other sites, and browsers take bare addresses for no site at all, and names below `localhost` for sites of their own.
 *
 * @param hostname as `location` has it.
 */
export const takesPasskeys = (hostname: string, mainHost?: MainHost): boolean =>
  !hostname.endsWith(".localhost") &&
  !/^(\d{1,3}\.){3}\d{1,3}$|^\[/.test(hostname) &&
  (mainHost === undefined || hostname === mainHost || hostname.endsWith(`.${mainHost}`));

/** The host that takes them, with its port, where it can be told. */
export const hostThatTakesPasskeys = (
  { hostname, host, port }: Pick<Location, "hostname" | "host" | "port">,
  mainHost?: MainHost,
): string | undefined => {
  if (hostname.endsWith(".localhost")) return host.slice(host.indexOf(".") + 1);
  return mainHost && (port === "" ? mainHost : `${mainHost}:${port}`);
};
