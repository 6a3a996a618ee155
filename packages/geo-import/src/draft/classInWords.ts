import type { ClassesEntry } from "../description/hazards.ts";

type ValueClass = Extract<ClassesEntry, { readonly column: string }>["values"][string];

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`);
/** High and low ground or water is no high or low hazard. */
const height = "(?! (?:ground|land|lying|tide|water|terrace|country)\\b)";
const level = "high|higher|highly|severe|extreme|major|moderate|moderately|medium|low|minor|rare";

/** The first that a text has; weakened and denied words stand before the words they weaken or deny. */
const rules: readonly (readonly [RegExp, ValueClass | undefined])[] = [
  [
    words(
      "not (?:yet )?(?:assessed|mapped|known|classified|studied)|unknown|undefined|unclassified|no data|nodata",
    ),
    "unspecified",
  ],
  [words("not significant|insignificant|negligible|minimal"), "insignificant"],
  [
    words(
      "(?:very|extremely|exceptionally) (?:low|minor|rare)|(?:highly|very|extremely|most) (?:unlikely|improbable)",
    ),
    "insignificant",
  ],
  [words("unlikely|improbable|not (?:very )?likely"), "low"],
  [words(`(?:not|non) (?:\\w+ )?(?:${level}|possible)`), undefined],
  [/^(?:none|nil|zero|impossible)$|^(?:no|not)\b|\boutside\b/, "none"],
  [words(`(?:high|higher|highest|highly)${height}|major|severe|extreme|extremely|almost certain`), "high"],
  [words("moderate|moderately|medium|possible"), "moderate"],
  [words(`(?:low|lower|lowest)${height}|minor|rare`), "low"],
];

/** The class that the value of a column says it is; undefined where its words say nothing. */
export function classInWords(value: string): ValueClass | undefined {
  const text = value
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}
