import { type WireClass, wireClasses } from "../schemas/risk/wireClass.ts";

/** Classes of damage by the words that most clients have for them, beside their own. */
const classWords: Readonly<Record<string, WireClass>> = { minor: "low", moderate: "medium", major: "high" };

/**
 * Figures of a layer under a scenario that a text can stand for, beside one for each damage class: in the unit of the layer, or in money, or
 * how many elements. `total` is all that is selected; a share is of what was assessed.
 */
export const figureKinds = [
  "exposed",
  "not_exposed",
  "not_assessed",
  "assessed",
  "total",
  "share_exposed",
  "exposed_count",
  "not_assessed_count",
  "assessed_count",
  "total_count",
  "value_exposed",
  "value_assessed",
] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What a figure is of. */
export interface FigureName {
  readonly elementType: string;
  /** The scenario's `assetTag`. */
  readonly scenario: string;
  readonly figure: FigureKind | Exclude<WireClass, "exposed">;
}

const mark = /\{\{([^{}]{1,300})\}\}/g;

/** The figures a text has in it, each once, as they are written: `risk.buildings.river_flood_100yr.exposed`. */
export const figureNamesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mark)].map(([, name = ""]) => name.trim())),
];

/** A text with something in the place of each of its figures. */
export const withFigures = (text: string, write: (name: string) => string): string =>
  text.replace(mark, (_whole, name: string) => write(name.trim()));

/** What a name stands for; undefined for one that says no figure. The scenario's tag may have dots in it. */
export function readFigureName(name: string): FigureName | undefined {
  const [prefix, elementType = "", ...rest] = name.split(".");
  const word = rest.pop() ?? "";
  const scenario = rest.join(".");
  if (prefix !== "risk" || elementType === "" || scenario === "") return undefined;
  const figure = classWords[word] ?? word;
  return isFigure(figure) ? { elementType, scenario, figure } : undefined;
}

const known: ReadonlySet<string> = new Set([...figureKinds, ...wireClasses]);

/** Every word that a figure's name may end in. */
export const figureWords: readonly string[] = [...known, ...Object.keys(classWords)];

const isFigure = (word: string): word is FigureName["figure"] => known.has(word);
