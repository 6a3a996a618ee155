import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import type { Token } from "@stopbank/plugin-api";
import type { BrowserPlugin, BrowserPoints, Route } from "@stopbank/plugin-api/browser";
import {
  collectContributions,
  collectPages,
  createServices,
  type Fault,
  resolvePlugins,
  type Services,
  type SitePage,
} from "@stopbank/plugin-api/host";
import type { ListedPlugin } from "../plugins.ts";
import { undeclaredRoutes } from "../routing/undeclaredRoutes.ts";

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
 *
 * @param own makes the shell's services, by token, from what is contributed.
 */
export async function startHost(
  listed: readonly ListedPlugin[],
  flags: FeatureFlags,
  own: (contributions: Host["contributions"]) => readonly (readonly [Token<unknown>, unknown])[],
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
  const used = new Set(loaded.flatMap(({ plugin }) => Object.keys(plugin.contributes ?? {})));
  for (const point of used) collect(point as keyof BrowserPoints);
  const routes = undeclaredRoutes((points.get("routes") ?? []) as readonly Route[], pages);
  points.set("routes", routes.declared);
  faults.push(...routes.faults);

  const contributions = <P extends keyof BrowserPoints>(point: P) =>
    (points.get(point) ?? []) as readonly BrowserPoints[P][];
  const services = createServices(
    own(contributions),
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
