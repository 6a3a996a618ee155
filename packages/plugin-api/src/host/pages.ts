import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Manifest } from "../common.ts";
import type { PluginPage } from "../page.ts";
import type { Fault } from "./fault.ts";
import { anAddressOf, isPattern, matches } from "./matches.ts";

/** A page somebody declared, and whether the client in use has it. */
export interface SitePage extends Pick<PluginPage, "path" | "access"> {
  /** The plugin's id. */
  readonly plugin: string;
  readonly isOn: boolean;
}

/**
 * The pages of all plugins, those that are off among them, each before any whose path begins less particularly. A page
 * whose path is none or taken, by another or by the shell, is left out and named.
 *
 * @param manifests of the plugins there are.
 * @param on ids of those that are on.
 * @param isOn whether the client has a flag on.
 * @param ownPaths what the shell itself shows, as wouter matches it.
 */
export function collectPages(
  manifests: readonly Manifest[],
  on: ReadonlySet<string>,
  isOn: (flag: FeatureFlag) => boolean,
  ownPaths: readonly string[],
): { readonly pages: readonly SitePage[]; readonly faults: readonly Fault[] } {
  const pages = new Map<string, SitePage>();
  const faults: Fault[] = [];
  for (const { id: plugin, pages: declared = [] } of manifests)
    for (const page of declared) {
      const owner = ownerOf(page.path, pages, ownPaths);
      if (!isPattern(page.path))
        faults.push({
          plugin,
          code: "plugin/bad-page",
          message: `"${page.path}" is no path of a page: one begins with a slash, such as "/${plugin}/*?".`,
        });
      else if (owner !== undefined)
        faults.push({
          plugin,
          code: "plugin/duplicate-page",
          message: `${page.path} is a page of ${owner} already.`,
        });
      else pages.set(page.path, siteOf(page, plugin, on.has(plugin) && isSwitchedOn(page, isOn)));
    }
  return { pages: [...pages.values()].sort((a, b) => fixedLength(b) - fixedLength(a)), faults };
}

function ownerOf(path: string, pages: ReadonlyMap<string, SitePage>, ownPaths: readonly string[]) {
  const address = anAddressOf(path);
  return ownPaths.some((own) => matches(own, address)) ? "the shell" : pages.get(path)?.plugin;
}

const siteOf = ({ path, access }: PluginPage, plugin: string, isOn: boolean): SitePage => ({
  plugin,
  path,
  isOn,
  ...(access === undefined ? {} : { access }),
});

const isSwitchedOn = ({ enabledBy, disabledBy }: PluginPage, isOn: (flag: FeatureFlag) => boolean) =>
  (enabledBy === undefined || isOn(enabledBy)) && (disabledBy === undefined || !isOn(disabledBy));

/** How much of a path is the same for every address it fits. */
const fixedLength = ({ path }: SitePage) => path.search(/[:*]|$/);
