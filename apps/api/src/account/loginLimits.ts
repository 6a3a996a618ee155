import { networkOf } from "@stopbank/http-edge/network";
import type { Store } from "@stopbank/store";
import { isMarkOf } from "@stopbank/store/device-marks";
import { isKnownNetwork } from "@stopbank/store/known-networks";
import type { Limit, ThrottleRule } from "@stopbank/store/throttle";
import { normaliseEmail } from "@stopbank/store/users";

/** Where an attempt to log in comes from. */
export interface LoginOrigin {
  /** The caller's address, by trusted proxies only. */
  readonly address: string;
  /** What the browser carries from an earlier log-in, as the BFF passes it on. */
  readonly deviceMark?: string | undefined;
}

export interface LoginLimits {
  readonly limits: readonly Limit[];
  /** The mark, where this browser has logged in to this account before. */
  readonly knownMark: string | undefined;
  readonly network: string;
  /** Somebody has logged in to the account from this network lately. */
  readonly isKnownNetwork: boolean;
}

/** Where from, for the trail. */
export const whereFrom = ({ network, knownMark }: LoginLimits) => ({
  network,
  browser: knownMark === undefined ? "strange" : "known",
});

const doubling: ThrottleRule = { kind: "doubling" };
/** An office shares one address. */
const ofNetwork: ThrottleRule = { kind: "allowance", failures: 100, periodSeconds: 3_600 };
/** NIST SP 800-63B allows 100 failures in a row. One comes back every quarter of an hour, so that nobody is locked out for good. */
const ofAccount: ThrottleRule = { kind: "allowance", failures: 100, periodSeconds: 86_400 };

/**
 * Which limits hold for an attempt. A browser that has logged in to the account before has one of its own, so that nothing a
 * stranger does elsewhere, or on the same network, keeps it out. All others share: the account from one network, the
 * account from anywhere (unless somebody has logged in to it from this network lately), and the network.
 *
 * Accounts that exist and ones that do not are asked for and counted alike.
 */
export async function loginLimits(
  { shared }: Pick<Store, "shared">,
  email: string,
  { address, deviceMark }: LoginOrigin,
): Promise<LoginLimits> {
  const account = normaliseEmail(email);
  const network = networkOf(address);
  const isKnown = await isKnownNetwork(shared, network, account);
  if (deviceMark !== undefined && (await isMarkOf(shared, deviceMark, account)))
    return {
      limits: [{ key: `mark:${deviceMark} ${account}`, rule: doubling }],
      knownMark: deviceMark,
      network,
      isKnownNetwork: isKnown,
    };
  return {
    limits: [
      { key: `account:${network} ${account}`, rule: doubling },
      ...(isKnown ? [] : [{ key: `anywhere:${account}`, rule: ofAccount }]),
      { key: `network:${network}`, rule: ofNetwork },
    ],
    knownMark: undefined,
    network,
    isKnownNetwork: isKnown,
  };
}
