/**
 * What may not follow `https://` in an address of ours: somebody's name before an `@`. Browsers lead from
 * `https://larkhaven.example@evil.example` to the host behind it, and who reads it sees the one before. They skip slashes here,
 * and take a backslash for one.
 */
export const noName = String.raw`(?![/\\]*[^/?#\\]*@)`;

const web = new RegExp(`^https?://${noName}`, "i");

/** Whether an address leads to the web, to the host that it begins with. */
export const isWebAddress = (address: string): boolean => web.test(address);

/** Whether an address of the web has somebody's name, or a name and a password, before its host. */
export const hasName = (address: string): boolean => /^https?:\/\//i.test(address) && !isWebAddress(address);
