import type { HazardEntry } from "../description/hazards.ts";
import type { DraftedElements } from "./draftElements.ts";
import { type Drafted, unstated } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import { guessIntensity } from "./words/intensity.ts";
import { idOf, labelOf, titleOf, unusedName } from "./words/names.ts";

const intensityColumn = /depth|inundat|^pga|_pga|pgv|shak|gust|wind_?speed|surge/i;

/** Those that look like intensities. */
export const intensityColumns = (columns: readonly SeenColumn[]): SeenColumn[] =>
  columns.filter((column) => column.isNumeric && intensityColumn.test(column.name));

/** Elements that carry an intensity themselves. */
export const draftAttributeHazards = (
  { entry: { type }, layer }: DraftedElements,
  takenNames: Set<string>,
): Drafted<HazardEntry>[] =>
  draftColumnHazards(type, intensityColumns(layer.columns), { kind: "attribute" }, takenNames);

/**
 * A hazard for each kind of intensity, a scenario for each column.
 * @param type of the elements whose values they are.
 */
export function draftColumnHazards(
  type: string,
  columns: readonly SeenColumn[],
  source: HazardEntry["source"],
  takenNames: Set<string>,
): Drafted<HazardEntry>[] {
  const byIntensity = Map.groupBy(columns, ({ name }) => guessIntensity(name).intensity);
  return [...byIntensity].map(([intensity, own]) => {
    const { unit, classes } = guessIntensity(own[0]!.name);
    const id = unusedName(idOf(`${type}_${intensity}`), takenNames);
    const tags = new Set<string>();
    const entry: HazardEntry = {
      id,
      title: titleOf(intensity),
      summary: unstated,
      intensity,
      ...(unit === undefined ? {} : { unit }),
      source,
      scenarios: own.map(({ name }) => {
        const years = yearsIn(name);
        return {
          tag: unusedName(idOf(name), tags),
          name: labelOf(name).label,
          column: name,
          ...(years === undefined ? {} : { returnPeriodYears: years }),
        };
      }),
      sampling: { rule: "attribute" },
      elements: [type],
      assessed: "data",
      classes,
      methodology: { content: unstated },
    };
    return {
      entry,
      remarks: [
        { path: ["id"], sentence: "name it to last" },
        { path: ["intensity"], sentence: "guessed by the columns' names, with its unit" },
        { path: ["scenarios"], sentence: "columns that look like it: check return periods" },
        { path: ["assessed"], sentence: "elements without a value are not assessed" },
        { path: ["classes"], sentence: "give the limits of your study" },
      ],
    };
  });
}

function yearsIn(column: string): number | undefined {
  const found = /(?:rp|ari)_?(\d+)|(\d+)_?(?:yr|year|ari)/i.exec(column);
  return found === null ? undefined : Number(found[1] ?? found[2]);
}
