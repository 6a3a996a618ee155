import { serverPlugins } from "@stopbank/bff/plugins";
import { type FeatureFlag, featureFlags } from "@stopbank/contract/flags";
import { flagsOf } from "@stopbank/plugin-api/host";

/** Every flag there is to switch: the specification's, and those that manifests of plugins bring. */
export const knownFlags: readonly FeatureFlag[] = [
  ...new Set([...featureFlags, ...serverPlugins.flatMap(({ manifest }) => flagsOf(manifest))]),
];
