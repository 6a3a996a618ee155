import type { BrowserPlugin } from "../browser.ts";
import type { Manifest } from "../common.ts";
import type { Fault } from "../host.ts";

export interface ListedPlugin {
  readonly manifest: Manifest;
  /** Called only where the client has the plugin on: the rest is never fetched. */
  readonly load: () => Promise<{ default: BrowserPlugin }>;
}

export interface LoadedPlugin {
  readonly listed: ListedPlugin;
  readonly plugin: BrowserPlugin;
}

/** Fetches a plugin's browser half. Never rejects. */
export async function loadPlugin(listed: ListedPlugin): Promise<LoadedPlugin | Fault> {
  try {
    const { default: plugin } = await listed.load();
    if (isPlugin(plugin)) return { listed, plugin };
    throw new Error("its module's default export is no plugin.");
  } catch (error) {
    const message = `Its code could not be loaded: ${error instanceof Error ? error.message : error}`;
    return { plugin: listed.manifest.id, code: "plugin/failed-to-load", message };
  }
}

/** What the compiler holds of a plugin that is a part of the app, asked of whatever was fetched. */
function isPlugin(what: unknown): what is BrowserPlugin {
  if (!isObject(what)) return false;
  const { contributes = {}, services = [] } = what as { contributes?: unknown; services?: unknown };
  if (!(isObject(contributes) && Array.isArray(services))) return false;
  return Object.values(contributes).every(
    (entries) => Array.isArray(entries) && entries.every((entry) => isObject(entry) && "id" in entry),
  );
}

const isObject = (what: unknown): what is object => typeof what === "object" && what !== null;
