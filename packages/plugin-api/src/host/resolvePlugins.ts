import { type FeatureFlag, featureFlags, isPluginFlag } from "@stopbank/contract/flag-names";
import type { Manifest } from "../common.ts";
import type { Fault } from "./fault.ts";
import { flagsOf } from "./flagsOf.ts";

export interface Resolution {
  /** The plugins that are on, each after those it requires, else in the order listed. */
  readonly on: readonly Manifest[];
  /** Those that are off for this client, and why. */
  readonly off: readonly { readonly plugin: string; readonly why: string }[];
  readonly faults: readonly Fault[];
}

/**
 * Decides from manifests and flags alone which plugins are on, before any of their code is loaded.
 *
 * A faulty plugin and everything that requires it are left out; the rest are not affected.
 *
 * @param isOn whether the client has a flag on.
 */
export function resolvePlugins(
  manifests: readonly Manifest[],
  isOn: (flag: FeatureFlag) => boolean,
): Resolution {
  const faults = manifestFaults(manifests);
  const faulty = new Set(faults.map(({ plugin }) => plugin));
  const byId = new Map(manifests.map((manifest) => [manifest.id, manifest]));
  const decided = new Map<string, string | undefined>();
  const on: Manifest[] = [];

  // Faulty plugins are decided first, so this recursion meets no cycle.
  const whyOff = (id: string): string | undefined => {
    if (decided.has(id)) return decided.get(id);
    const why = decide(id);
    decided.set(id, why);
    const manifest = byId.get(id);
    if (why === undefined && manifest !== undefined) on.push(manifest);
    return why;
  };
  const decide = (id: string): string | undefined => {
    const manifest = byId.get(id);
    if (manifest === undefined || faulty.has(id)) return "it is faulty";
    if (manifest.enabledBy !== undefined && !isOn(manifest.enabledBy)) return `${manifest.enabledBy} is off`;
    if (manifest.disabledBy !== undefined && isOn(manifest.disabledBy)) return `${manifest.disabledBy} is on`;
    for (const required of manifest.requires ?? [])
      if (whyOff(required) !== undefined) return `it requires ${required}, which is off`;
    return undefined;
  };

  const off = [...byId.keys()].flatMap((plugin) => {
    const why = whyOff(plugin);
    return why === undefined ? [] : [{ plugin, why }];
  });
  return { on, off, faults };
}

function manifestFaults(manifests: readonly Manifest[]): Fault[] {
  const ids = manifests.map(({ id }) => id);
  const known = new Set(ids);
  const faults: Fault[] = [];
  for (const id of known) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      faults.push({ plugin: id, code: "plugin/bad-id", message: `"${id}" is not kebab-case.` });
    const count = ids.filter((other) => other === id).length;
    if (count > 1)
      faults.push({
        plugin: id,
        code: "plugin/duplicate-id",
        message: `${count} plugins call themselves ${id}.`,
      });
  }
  for (const { id, requires = [] } of manifests)
    for (const required of requires)
      if (!known.has(required))
        faults.push({
          plugin: id,
          code: "plugin/unknown-requirement",
          message: `It requires ${required}, and no plugin has that id.`,
        });
  return [...faults, ...manifests.flatMap(strangeFlags), ...requirementCycles(manifests)];
}

/** A flag that is neither the specification's nor the plugin's own can never be switched on: most likely it is misspelt. */
const strangeFlags = (manifest: Manifest): Fault[] =>
  flagsOf(manifest)
    .filter((flag) => !featureFlags.some((known) => known === flag) && !isOwnFlag(flag, manifest))
    .map((flag) => ({
      plugin: manifest.id,
      code: "plugin/strange-flag",
      message: `Its manifest names the flag "${flag}". A flag of its own is named ${manifest.id}.<name>.`,
    }));

const isOwnFlag = (flag: string, { id }: Manifest) => isPluginFlag(flag) && flag.startsWith(`${id}.`);

function requirementCycles(manifests: readonly Manifest[]): Fault[] {
  const requires = new Map(manifests.map((manifest) => [manifest.id, manifest.requires ?? []]));
  return [...requires.keys()].flatMap((plugin): Fault[] => {
    const path = pathBackTo(plugin, requires);
    if (path === undefined) return [];
    return [
      { plugin, code: "plugin/requirement-cycle", message: `It requires itself: ${path.join(" > ")}.` },
    ];
  });
}

function pathBackTo(start: string, requires: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const from = (id: string): string[] | undefined => {
    for (const next of requires.get(id) ?? []) {
      if (next === start) return [id, start];
      if (seen.has(next)) continue;
      seen.add(next);
      const rest = from(next);
      if (rest !== undefined) return [id, ...rest];
    }
    return undefined;
  };
  return from(start);
}
