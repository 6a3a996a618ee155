import { type FeatureFlag, featureFlags } from "@stopbank/contract/flags";

type FlagStates = Record<FeatureFlag, { enabled: "enabled" | "not_enabled" }>;

/** Every flag of the contract, on or off, as a client's configuration has them. */
export const flagStates = (isOn: (flag: FeatureFlag) => boolean) =>
  Object.fromEntries(
    featureFlags.map((flag) => [flag, { enabled: isOn(flag) ? "enabled" : "not_enabled" }]),
  ) as FlagStates;
