import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import { DomainError } from "@stopbank/errors";
import type { Manifest } from "@stopbank/plugin-api";
import { collectContributions, isAccessible, resolvePlugins, type Viewer } from "@stopbank/plugin-api/host";
import type { ReportTemplate } from "@stopbank/plugin-api/print";
import type { ListedPrintPlugin } from "./printPlugins.ts";

/**
 * The template of a name, where the client has its plugin and its flag on and it is for whoever it is printed for. Code of plugins
 * that are off is not fetched.
 *
 * @param manifests of all plugins there are.
 * @throws DomainError `print/no-such-template`.
 */
export async function findTemplate(
  name: string,
  listed: readonly ListedPrintPlugin[],
  manifests: readonly Manifest[],
  flags: FeatureFlags,
  viewer: Viewer,
): Promise<ReportTemplate> {
  const isOn = (flag: FeatureFlag) => isFlagOn(flags, flag);
  const { on } = resolvePlugins(manifests, isOn);
  const declared = await Promise.all(
    listed
      .filter(({ manifest }) => on.some(({ id }) => id === manifest.id))
      .map(async ({ manifest, load }) => ({
        manifest,
        contributions: (await load()).default.reportTemplates,
      })),
  );
  const { entries, faults } = collectContributions(declared, isOn);
  for (const { plugin, code, message } of faults) console.warn(`[${plugin}] ${code}: ${message}`);
  const found = entries.find(({ template }) => template === name);
  if (found === undefined || !isAccessible(found, viewer))
    throw new DomainError(
      "not-found",
      "print/no-such-template",
      "There is no such report for this organisation.",
    );
  return found;
}
