import { DomainError } from "@stopbank/errors";

/** A plugin's id in the spellings its files need. */
export interface PluginNames {
  /** kebab-case: folder, BFF prefix and route: `flood-gauges`. */
  readonly id: string;
  /** `floodGauges`, for code. */
  readonly camel: string;
  /** `FloodGauges`, for components and types. */
  readonly pascal: string;
  /** `Flood gauges`, for people. */
  readonly title: string;
}

/** Under `/` or `/bff/` these are the app's own, or the language's. */
const takenIds = new Set(
  "api assets bff class default delete docs export function healthz home import jobs login new readyz return session socket switch terms".split(
    " ",
  ),
);

/** @throws DomainError `plugin/bad-id` when the id is not kebab-case, too long or taken. */
export function pluginNames(id: string): PluginNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw badId(id, "Use lower-case words joined by hyphens, such as flood-gauges, up to 40 letters.");
  if (takenIds.has(id)) throw badId(id, "Stopbank uses that word itself. Add another to it.");
  const words = id.split("-");
  const pascal = words.map(capitalised).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { id, camel, pascal, title: capitalised(words.join(" ")) };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const badId = (id: string, why: string) =>
  new DomainError("invalid", "plugin/bad-id", `"${id}" cannot be a plugin's id. ${why}`);
