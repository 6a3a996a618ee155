import type { FeatureFlag } from "@stopbank/contract/flags";
import type { FastifyBaseLogger } from "fastify";
import type { Manifest } from "../common.ts";
import { resolvePlugins } from "../host/resolvePlugins.ts";
import type { ServerPlugin } from "../server.ts";
import type { JobKind } from "./jobKind.ts";

/** A kind of job with the plugin that brings it. */
export interface OfferedKind {
  readonly kind: JobKind;
  readonly plugin: string;
  /** Whether a client with such flags has it. */
  isOn(isFlagOn: (flag: FeatureFlag) => boolean): boolean;
}

/** The kinds that plugins bring, by id. One whose id is not its plugin's, or is taken, is left out and named in the log. */
export function offeredKinds(
  loaded: readonly { readonly manifest: Manifest; readonly plugin: ServerPlugin }[],
  log: Pick<FastifyBaseLogger, "error">,
): ReadonlyMap<string, OfferedKind> {
  const manifests = loaded.map(({ manifest }) => manifest);
  const offered = new Map<string, OfferedKind>();
  for (const { manifest, plugin } of loaded)
    for (const kind of plugin.jobKinds ?? []) {
      if (!kind.id.startsWith(`${manifest.id}.`) || offered.has(kind.id)) {
        log.error({ plugin: manifest.id, kind: kind.id }, "a kind of job is left out: its id is not its own");
        continue;
      }
      offered.set(kind.id, {
        kind,
        plugin: manifest.id,
        isOn: (isFlagOn) =>
          (kind.flag === undefined || isFlagOn(kind.flag)) &&
          resolvePlugins(manifests, isFlagOn).on.some(({ id }) => id === manifest.id),
      });
    }
  return offered;
}
