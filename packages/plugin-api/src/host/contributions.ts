import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Contribution, Manifest } from "../common.ts";
import type { Fault } from "./fault.ts";

/** A plugin and what it contributes to one place. */
export interface Declared<C extends Contribution> {
  readonly manifest: Manifest;
  readonly contributions: readonly C[];
}

/**
 * The contributions to one place that exist for a client, in their order.
 *
 * @param plugins those that are on.
 * @param isOn whether the client has a flag on.
 */
export function collectContributions<C extends Contribution>(
  plugins: readonly Declared<C>[],
  isOn: (flag: FeatureFlag) => boolean,
): { readonly entries: readonly C[]; readonly faults: readonly Fault[] } {
  const entries: C[] = [];
  const faults: Fault[] = [];
  const ids = new Set<string>();
  for (const { manifest, contributions } of plugins)
    for (const entry of contributions) {
      const fault = faultOf(entry, manifest, ids);
      ids.add(entry.id);
      if (fault !== undefined) faults.push(fault);
      else if (entry.flag === undefined || isOn(entry.flag)) entries.push(entry);
    }
  return { entries: entries.sort(byOrder), faults };
}

function faultOf(entry: Contribution, manifest: Manifest, ids: ReadonlySet<string>): Fault | undefined {
  const plugin = manifest.id;
  if (!entry.id.startsWith(`${plugin}.`) || entry.id.length === plugin.length + 1)
    return {
      plugin,
      code: "plugin/bad-contribution-id",
      message: `The contribution "${entry.id}" must be named ${plugin}.<name>.`,
    };
  if (ids.has(entry.id))
    return {
      plugin,
      code: "plugin/duplicate-contribution",
      message: `There are two contributions named ${entry.id}.`,
    };
  if (entry.flag !== undefined && !declaredFlags(manifest).includes(entry.flag))
    return {
      plugin,
      code: "plugin/undeclared-flag",
      message: `${entry.id} reads the flag ${entry.flag}, which the manifest does not list.`,
    };
  return undefined;
}

const declaredFlags = ({ flags = [], enabledBy }: Manifest): readonly FeatureFlag[] =>
  enabledBy === undefined ? flags : [...flags, enabledBy];

const byOrder = (a: Contribution, b: Contribution) =>
  (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
