import { severityOrder } from "@stopbank/risk-engine/classes";
import type { ClassesEntry } from "../../description/hazards.ts";

type ValueClass = Extract<ClassesEntry, { readonly column: string }>["values"][string];

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, "g");
/** High and low ground or water is no high or low hazard. */
const height = "(?! (?:ground|land|lying|tide|water|terrace|country)\\b)";
const level = "high|higher|highly|severe|extreme|major|moderate|moderately|medium|low|minor|rare";
const least = "insignificant|negligible|minimal|unlikely|improbable";
/** What a place may be without: `No-build zone` and `No flood protection` name something else. */
const hazard =
  "a|an|any|the|in|within|of|at|hazard|hazards|hazardous|risk|threat|danger|damage|impact|effect|exposure|exposed|" +
  "affected|susceptible|susceptibility|prone|potential|known|identified|expected|study|mapped|modelled|flood|floods|" +
  "flooding|flooded|inundation|inundated|tsunami|surge|liquefaction|landslide|landslides|erosion|area|zone|extent|" +
  "plain|floodplain";

/**
 * What phrases say. Each is taken out of the text before the next is looked for, so that weakened and denied words
 * stand before the words they weaken or deny.
 */
const phrases: readonly (readonly [RegExp, ValueClass | "denied"])[] = [
  [words(`(?:no|not|non) (?:[a-z]+ )?(?:${level}|${least}|possible)`), "denied"],
  [new RegExp(`^outside .*\\b(?:${level})\\b`, "g"), "denied"],
  [
    words(
      "not (?:yet )?(?:assessed|mapped|known|classified|studied)|unknown|undefined|unclassified|no data|nodata",
    ),
    "unspecified",
  ],
  [new RegExp(`^(?:impossible|(?:none|nil|zero|no|not|non|outside)(?: (?:${hazard}))*)$`, "g"), "none"],
  [
    words(
      "not significant|insignificant|negligible|minimal|(?:highly|very|extremely|most) (?:unlikely|improbable)|" +
        `(?:very|extremely|exceptionally) (?:low${height}|minor|rare)`,
    ),
    "insignificant",
  ],
  [words("unlikely|improbable|not (?:very )?likely"), "low"],
  [words(`(?:high|higher|highest|highly)${height}|major|severe|extreme|extremely|almost certain`), "high"],
  [words("moderate|moderately|medium|possible"), "moderate"],
  [words(`(?:low|lower|lowest)${height}|minor|rare`), "low"],
];

/**
 * The class that the value of a column says it is: the most severe of those it has words for. Undefined where its words
 * say nothing, and where they say only what it is not.
 */
export function classInWords(value: string): ValueClass | undefined {
  let text = value
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
  const found = new Set<ValueClass | "denied">();
  for (const [phrase, meaning] of phrases)
    text = text.replace(phrase, () => {
      found.add(meaning);
      return " ";
    });
  if (found.has("denied")) return undefined;
  return severityOrder.findLast((each) => found.has(each)) ?? (found.has("none") ? "none" : undefined);
}
