import { serverPlugins } from "@stopbank/bff/plugins";
import { isPluginFlag } from "@stopbank/contract/flags";
import { featuresOf } from "@stopbank/plugin-admin/features";
import { knownFlags } from "./knownFlags.ts";

/** Every flag there is, each with what it does and which plugins and pages it moves, in the words that Administration has for it. */
export function flagWords(): { flag: string; about: string }[] {
  const manifests = serverPlugins.map(({ manifest }) => manifest);
  const plugins = knownFlags.filter(isPluginFlag).map((flag) => [flag, { enabled: "not_enabled" as const }]);
  return featuresOf(Object.fromEntries(plugins), manifests).map(({ flag, title, about, moves }) => ({
    flag,
    about: [...(title === flag ? [] : [`${title}.`]), about, ...moves.map((move) => `${move}.`)].join(" "),
  }));
}
