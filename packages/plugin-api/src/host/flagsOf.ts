import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Manifest } from "../common.ts";

/** Every flag that a manifest names, each once: for the plugin, its pages and its contributions. */
export function flagsOf({ enabledBy, disabledBy, flags = [], pages = [] }: Manifest): readonly FeatureFlag[] {
  const named = [
    enabledBy,
    disabledBy,
    ...flags,
    ...pages.flatMap((page) => [page.enabledBy, page.disabledBy]),
  ];
  return [...new Set(named.filter((flag) => flag !== undefined))];
}
