import { DomainError } from "@stopbank/errors";

/** A new plugin's id in the spellings its files need. */
export interface PluginNames {
  /** kebab-case: folder, BFF prefix and route: `flood-gauges`. */
  readonly id: string;
  /** `floodGauges`, for code. */
  readonly camel: string;
  /** `FloodGauges`, for components and types. */
  readonly pascal: string;
  /** `Flood gauges`, for people. */
  readonly title: string;
  /** The client flag that switches it on: `floodGaugesPage`. */
  readonly flag: string;
}

/** @throws DomainError `plugin/bad-id` when the id is not kebab-case. */
export function pluginNames(id: string): PluginNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new DomainError(
      "invalid",
      "plugin/bad-id",
      `"${id}" cannot be a plugin's id. Use lower-case words joined by hyphens, such as flood-gauges.`,
    );
  const words = id.split("-");
  const pascal = words.map(capitalised).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { id, camel, pascal, title: capitalised(words.join(" ")), flag: `${camel}Page` };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
