import { type PluginNames, pluginNames } from "./names.ts";

/** A plugin of the workspace that is there to be copied. */
export interface Template {
  /** Relative to the root. */
  readonly folder: string;
  readonly names: PluginNames;
}

export const pageTemplate: Template = {
  folder: "templates/page-plugin",
  names: pluginNames("sample-figures"),
};
export const mapTemplate: Template = { folder: "templates/map-plugin", names: pluginNames("sample-sites") };

/** In a text or a path of a template: the new plugin's names for the template's, in each spelling. */
export function renamed(text: string, from: PluginNames, to: PluginNames): string {
  const spellings = Object.keys(from) as (keyof PluginNames)[];
  const byName = new Map(spellings.map((spelling) => [from[spelling], to[spelling]]));
  // All in one go: what one name was replaced by is no place to look for the next.
  return text.replace(new RegExp([...byName.keys()].join("|"), "g"), (name) => byName.get(name) ?? name);
}
