import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import type { BrowserPlugin, BrowserPoints, Route } from "../browser.ts";
import type { Manifest, Token } from "../common.ts";
import {
  collectContributions,
  collectPages,
  createServices,
  type Fault,
  resolvePlugins,
  type Services,
  type SitePage,
} from "../host.ts";
import { undeclaredRoutes } from "./undeclaredRoutes.ts";

export interface ListedPlugin {
  readonly manifest: Manifest;
  /** Called only where the client has the plugin on: the rest is never fetched. */
  readonly load: () => Promise<{ default: BrowserPlugin }>;
}

/** What the shell around plugins is. */
export interface Shell {
  /** The places that something reads: a contribution to any other is left out and named. */
  readonly places: readonly string[];
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

interface Loaded {
  readonly listed: ListedPlugin;
  readonly plugin: BrowserPlugin;
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
  const isOn = (flag: FeatureFlag) => flags[flag]?.enabled === "enabled";
  const manifests = listed.map(({ manifest }) => manifest);
  const resolution = resolvePlugins(manifests, isOn);
  const { pages, faults: pageFaults } = collectPages(
    manifests,
    new Set(resolution.on.map(({ id }) => id)),
    isOn,
  );
  const faults: Fault[] = [...resolution.faults, ...pageFaults];

  const loads = await Promise.all(
    resolution.on.map(async ({ id }): Promise<Loaded | Fault> => {
      const one = listed.find(({ manifest }) => manifest.id === id) as ListedPlugin;
      try {
        return { listed: one, plugin: (await one.load()).default };
      } catch (error) {
        const message = `Its code could not be loaded: ${error instanceof Error ? error.message : error}`;
        return { plugin: id, code: "plugin/failed-to-load", message };
      }
    }),
  );
  const loaded = loads.filter((one): one is Loaded => "listed" in one);
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
  for (const point of shell.places) collect(point as keyof BrowserPoints);
  faults.push(...loaded.flatMap((one) => strayContributions(one, shell.places)));
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
    formerAddresses: new Map(
      manifests.flatMap(({ formerAddresses = {} }) => Object.entries(formerAddresses)),
    ),
    services,
    faults: [...faults, ...services.faults],
  };
}

const nothing: readonly never[] = [];

const strayContributions = ({ listed, plugin }: Loaded, places: readonly string[]): Fault[] =>
  Object.keys(plugin.contributes ?? {})
    .filter((point) => !places.includes(point))
    .map((point) => ({
      plugin: listed.manifest.id,
      code: "plugin/unknown-place",
      message: `It contributes to "${point}", which nothing reads.`,
    }));
