import { lookup } from "node:dns/promises";

/** Where a name leads. */
export interface Address {
  readonly address: string;
  readonly family: number;
}

/**
 * Where a host name leads now. Whoever keeps the answer is not led elsewhere by a name server that changes its mind.
 *
 * @throws the system's error where the name leads nowhere.
 */
export function pinAddress(hostname: string): Promise<Address> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  // Browsers take all of `localhost` for the loopback without asking; a resolver may not know `larkhaven.localhost`.
  if (bare === "localhost" || bare.endsWith(".localhost"))
    return Promise.resolve({ address: "127.0.0.1", family: 4 });
  return lookup(bare);
}
