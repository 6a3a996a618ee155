import type { ElementType } from "@stopbank/dataset/manifest";
import { formatCount } from "@stopbank/numbers";

/** How a layer names itself. */
export type Named = Pick<ElementType, "displayName" | "displayNamePlural" | "isCascading">;

/** `Buildings` reads `buildings` inside a sentence; `SH1 bridges` and `Lark Bay houses` stay. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?! \p{Lu})/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

/** What a layer's elements are called where any number of them is meant: its plural, or else the layer's name. */
export const pluralOf = (layer: Named): string => countedAs(layer) ?? inSentence(layer.displayName);

/**
 * What can stand after a number. A layer without a plural may be anything ("Productive rural land"), so nothing can;
 * a cascading one is about parcels (specification 2, section 4) unless it says otherwise.
 */
function countedAs({ displayNamePlural, isCascading }: Named): string | undefined {
  if (displayNamePlural !== undefined) return inSentence(displayNamePlural);
  return isCascading ? "parcels" : undefined;
}

/** Some of a number of elements as the subject of a sentence: `1 of 90 assessed buildings`. */
export function someOf(layer: Named, some: number, of: number, which: string): string {
  const noun = countedAs(layer);
  if (of === 1) return `${layer.displayName}: the only one ${which}`;
  const share = `${formatCount(some)} of ${formatCount(of)} ${which}`;
  return noun === undefined ? `${layer.displayName}: ${share}` : `${share} ${noun}`;
}

/**
 * That something is so of none of a number of elements.
 *
 * @param verb one that takes "not" after it: `is`, `was`.
 */
export function noneOf(layer: Named, of: number, which: string, verb: string): string {
  const noun = countedAs(layer);
  if (of === 1) return `${layer.displayName}: the only one ${which} ${verb} not`;
  return noun === undefined
    ? `${layer.displayName}: none of ${formatCount(of)} ${which} ${verb}`
    : `None of ${formatCount(of)} ${which} ${noun} ${verb}`;
}

/** That there is nothing to say anything of. */
export function nothingOf(layer: Named): string {
  const noun = countedAs(layer);
  return noun === undefined
    ? `${layer.displayName}: nothing in this selection.`
    : `There are no ${noun} in this selection.`;
}
