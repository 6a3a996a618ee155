import { formatBareIntensity, formatIntensity } from "@stopbank/numbers";

/** Fills `{key}` in a dataset's template; a key without a value reads `not known`. */
export const fillTemplate = (template: string, textFor: (key: string) => string | undefined): string =>
  template.replace(/\{([^{}]+)\}/g, (_, key: string) => textFor(key) ?? "not known");

/**
 * Puts a hazard's value into a template, written as it is on every screen. Where the template has the unit beside it,
 * the unit is the one the value reads best in: `{value} m` becomes `97 cm`.
 */
export function fillValue(template: string, value: number, unit: string): string {
  const bare = formatBareIntensity(value, unit);
  if (unit === "") return template.replaceAll("{value}", bare);
  const own = unit.replace(/[\^$.*+?()[\]{}|/\\]/g, "\\$&");
  const word = String.raw`[\p{L}\p{N}]`;
  const beside = new RegExp(`\\{value\\}\\s?${own}(?!${word})|(?<!${word})${own}\\s\\{value\\}`, "gu");
  return template.replace(beside, () => formatIntensity(value, unit)).replaceAll("{value}", bare);
}
