import { classes, classWords } from "./answers.ts";
import type { Directory, ElementLayer } from "./directory.ts";
import type { Exposure } from "./elementTables.ts";
import type { Expected, ExpectedTable } from "./expected.ts";
import { intensity, number } from "./figures.ts";
import { type Ask, askedHazards } from "./question.ts";

interface Information {
  readonly name: string;
  readonly information: readonly {
    readonly key: string;
    readonly label: string;
    readonly type: "text" | "numeric" | "date";
    readonly value: string | number | null;
    readonly unit?: string;
    readonly prefix?: string;
  }[];
}

/** The chapters of `elementFacts`. */
export const factChapters = ["The element", "Element exposure by hazards on map"] as const;

/** What an element is in a sentence and in facts, then what each hazard of the scene does to it. */
export async function elementFacts(
  { type, display_name }: ElementLayer,
  id: string,
  ask: Ask,
  directory: Directory,
): Promise<ExpectedTable[]> {
  const { name, information } = await ask<Information>(`/asset/identifying_information/${type}/${id}`);
  const { sentence } = await ask<{ sentence: string }>(`/asset/sentence/${type}/${id}`);
  // Its name and its id are said beside.
  const others = information.filter(({ value }) => value !== name && value !== id);
  const facts = [["Layer", display_name], ["ID", id], ...others.map((fact) => [fact.label, factOf(fact)])];
  const exposures = await ask<readonly Exposure[]>(`/hazard/scenarios/${type}/${id}`);
  const shown = askedHazards.map(
    ({ tag }) => exposures.find(({ hazard_scenario }) => hazard_scenario === tag)!,
  );
  const worst = classes.find((name) => shown.some(({ damage_class }) => damage_class === name));
  const [element, onMap] = factChapters;
  return [
    { under: element, title: "", rows: rowsOf([sentence, ...facts.flat()]) },
    {
      under: onMap,
      title: "",
      rows: [[`Element highest consequence: ${worst === undefined ? "Not exposed" : classWords[worst]}`]],
    },
    ...shown.map((one) => ({
      under: `${onMap} / ${one.display_name}`,
      title: "",
      rows: rowsOf([
        one.sentence,
        ...["Consequence", one.vulnerability],
        ...[directory.hazard(one.hazard_id).intensity_label, intensity(one.exposure_value, one.unit)],
      ]),
    })),
  ];
}

const rowsOf = (texts: readonly Expected[]) => texts.map((text) => [text]);

function factOf({ key, type, value, unit = "", prefix = "" }: Information["information"][number]): Expected {
  if (value === null) return "–";
  if (type === "date") return new Intl.DateTimeFormat("en-NZ", dayFirst).format(new Date(value));
  if (typeof value === "string") return value;
  // A year is a name.
  if (/year/.test(key) && unit === "" && prefix === "") return String(value);
  const figure = number(value);
  return {
    answered: `${prefix}${value} ${unit}`,
    isSaidBy: (text) =>
      text.startsWith(prefix) &&
      text.endsWith(unit) &&
      figure.isSaidBy(text.slice(prefix.length, text.length - unit.length)),
  };
}

const dayFirst = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
