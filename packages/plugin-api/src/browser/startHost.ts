import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import type { BrowserPoints, Route } from "../browser.ts";
import type { Manifest, Token } from "../common.ts";
import { isPattern } from "../host/matches.ts";
import {
  collectContributions,
  collectPages,
  createServices,
  type Fault,
  resolvePlugins,
  type Services,
  type SitePage,
} from "../host.ts";
import { browserPlaces } from "./browserPlaces.ts";
import { type ListedPlugin, type LoadedPlugin, loadPlugin } from "./loadPlugin.ts";
import { undeclaredRoutes } from "./undeclaredRoutes.ts";

/** What the shell around plugins is. */
export interface Shell {
  /** The addresses of its own screens, as wouter matches them: no page of a plugin lies there. */
  readonly ownPaths: readonly string[];
  /** Makes its services, by token, from what is contributed. */
  services(contributions: Host["contributions"]): readonly (readonly [Token<unknown>, unknown])[];
}

export interface Host {
  /** Of one place, in order. */
  contributions<P extends keyof BrowserPoints>(point: P): readonly BrowserPoints[P][];
  /** Of all plugins, those that are off among them; of several that fit an address the first counts. */
  readonly pages: readonly SitePage[];
  /** Where addresses that a page had once lead now. */
  readonly formerAddresses: ReadonlyMap<string, string>;
  readonly services: Services;
  readonly faults: readonly Fault[];
}

/**
 * Loads the plugins a client has on, and no others, and puts together what they contribute. A faulty plugin is
 * left out and named in `faults`; the rest are not affected. Never rejects.
 */
export async function startHost(
  listed: readonly ListedPlugin[],
  flags: FeatureFlags,
  shell: Shell,
): Promise<Host> {
  const isOn = (flag: FeatureFlag) => isFlagOn(flags, flag);
  const manifests = listed.map(({ manifest }) => manifest);
  const resolution = resolvePlugins(manifests, isOn);
  const { pages, faults: pageFaults } = collectPages(
    manifests,
    new Set(resolution.on.map(({ id }) => id)),
    isOn,
    shell.ownPaths,
  );
  const former = formerAddresses(manifests);
  const faults: Fault[] = [...resolution.faults, ...pageFaults, ...former.faults];

  const loads = await Promise.all(
    resolution.on
      .map(({ id }) => listed.find(({ manifest }) => manifest.id === id) as ListedPlugin)
      .map(loadPlugin),
  );
  const loaded = loads.filter((one): one is LoadedPlugin => "listed" in one);
  faults.push(...loads.filter((one): one is Fault => !("listed" in one)));

  const points = new Map<string, readonly unknown[]>();
  const collect = <P extends keyof BrowserPoints>(point: P) => {
    const declared = loaded.map(({ listed: { manifest }, plugin }) => ({
      manifest,
      contributions: (plugin.contributes?.[point] ?? []) as readonly BrowserPoints[P][],
    }));
    const collected = collectContributions<BrowserPoints[P]>(declared, isOn);
    points.set(point, collected.entries);
    faults.push(...collected.faults);
  };
  for (const place of browserPlaces) collect(place);
  faults.push(...loaded.flatMap(strayContributions));
  const routes = undeclaredRoutes((points.get("routes") ?? []) as readonly Route[], pages);
  points.set("routes", routes.declared);
  faults.push(...routes.faults);

  const contributions = <P extends keyof BrowserPoints>(point: P) =>
    (points.get(point) ?? nothing) as readonly BrowserPoints[P][];
  const services = createServices(
    shell.services(contributions),
    loaded.map(({ listed: { manifest }, plugin }) => ({
      plugin: manifest.id,
      services: plugin.services ?? [],
    })),
  );
  return {
    contributions,
    pages,
    formerAddresses: former.addresses,
    services,
    faults: [...faults, ...services.faults],
  };
}

const nothing: readonly never[] = [];

function formerAddresses(manifests: readonly Manifest[]) {
  const addresses = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { id: plugin, formerAddresses: own = {} } of manifests)
    for (const [address, leadsTo] of Object.entries(own))
      if (isPattern(address)) addresses.set(address, leadsTo);
      else
        faults.push({
          plugin,
          code: "plugin/bad-page",
          message: `"${address}" is no path that a page had.`,
        });
  return { addresses, faults };
}

const strayContributions = ({ listed, plugin }: LoadedPlugin): Fault[] =>
  Object.keys(plugin.contributes ?? {})
    .filter((point) => !browserPlaces.some((place) => place === point))
    .map((point) => ({
      plugin: listed.manifest.id,
      code: "plugin/unknown-place",
      message: `It contributes to "${point}", which nothing reads.`,
    }));
