import type { ClassWords } from "@stopbank/dataset/class-words";
import { type AttributeColumn, columnOf } from "@stopbank/dataset/read";
import { readableIntensity } from "@stopbank/numbers";
import { noRegion } from "@stopbank/risk-engine/columns";
import type { ExportLayer, ExportScenario } from "./exportLayer.ts";
import { ratedByCode } from "./ratings.ts";
import { type ScenarioCursor, scenarioCursor } from "./scenarioCursor.ts";
import { uniqueNames } from "./uniqueNames.ts";

/** One column of an export, whatever it is written as. */
export interface Field {
  /** Short, and no other column's, whatever the case of letters. */
  readonly name: string;
  /** What it is, as people read it. */
  readonly title: string;
  readonly type: "text" | "number" | "integer" | "day";
  /** Empty where it has none. */
  readonly unit: string;
  /** Of a scenario: of which, and what about it. */
  readonly of?: {
    readonly scenario: ExportScenario;
    readonly what: "state" | "class" | "rating" | "value" | "damage";
  };
  /** Of the element that the row stands at: a day as `2024-05-31`, null where nothing is known. */
  read(): string | number | null;
}

/** A layer's elements as rows: the same columns with the same values in every kind of file. */
export interface Rows {
  readonly fields: readonly Field[];
  /** By scenario: where the row stands. */
  readonly cursors: readonly ScenarioCursor[];
  /** Moves all fields to each selected element in turn, and gives its number in the layer. */
  each(): Generator<number, void>;
}

export function rowsOf(layer: ExportLayer, words: ClassWords): Rows {
  let row = 0;
  const cursors = layer.scenarios.map((scenario) => scenarioCursor(scenario, layer.count));
  const fields = [
    ...attributeFields(layer, () => row),
    ...regionFields(layer, () => row),
    ...metricFields(layer, () => row),
    ...layer.scenarios.flatMap((scenario, i) => scenarioFields(scenario, cursors[i]!, layer.currency, words)),
  ];
  const names = uniqueNames(fields.map(({ name }) => name));
  return {
    fields: fields.map((field, i) => ({ ...field, name: names[i]! })),
    cursors,
    *each() {
      const { ranges } = layer.selection;
      for (let run = 0; run < ranges.length; run += 2)
        for (row = ranges[run]!; row < ranges[run + 1]!; row++) {
          for (const cursor of cursors) cursor.moveTo(row);
          yield row;
        }
    },
  };
}

/** Id and name first, whatever the layer calls them. */
function attributeFields({ description, attributes }: ExportLayer, row: () => number): Field[] {
  const { idAttribute, nameAttribute } = description;
  const field = (key: string, name: string): Field[] => {
    const found = attributes.find(({ about }) => about.key === key);
    if (found === undefined) return [];
    const column = columnOf(found.parts);
    const read = reader(column);
    const { label, unit = "", prefix = "" } = found.about;
    const type = column.type === "numeric" ? "number" : column.type === "date" ? "day" : "text";
    return [{ name, title: label, type, unit: unit || prefix, read: () => read(row()) }];
  };
  const others = attributes.map(({ about }) => about.key);
  return [
    ...field(idAttribute, "id"),
    ...field(nameAttribute, "name"),
    ...others.filter((key) => key !== idAttribute && key !== nameAttribute).flatMap((key) => field(key, key)),
  ];
}

/** Of so few distinct texts each is decoded once and kept. */
const fewTexts = 65_536;

function reader(column: AttributeColumn): (row: number) => string | number | null {
  if (column.type === "numeric")
    return (row) => {
      const value = column.values[row]!;
      return Number.isFinite(value) ? value : null;
    };
  if (column.type === "date" || column.kept.starts.length > fewTexts) return column.at;
  const known: string[] = [];
  return (row) => {
    const code = column.codes[row]!;
    if (code < 0) return null;
    known[code] ??= column.at(row) ?? "";
    return known[code]!;
  };
}

const regionFields = ({ regions }: ExportLayer, row: () => number): Field[] =>
  regions.map(({ group, title, codes, names }) => ({
    name: group,
    title,
    type: "text",
    unit: "",
    read: () => {
      const code = codes[row()]!;
      return code === noRegion ? null : (names[code] ?? null);
    },
  }));

function metricFields({ description, measures }: ExportLayer, row: () => number): Field[] {
  const { metric } = measures;
  if (metric === undefined) return [];
  const { type, unit } = description.metric;
  return [{ name: type, title: titleOfMetric[type], type: "number", unit, read: () => metric[row()]! }];
}

const titleOfMetric = { count: "Count", length: "Length", area: "Area", people: "People" } as const;

/** Names a scenario's columns: its tag, and the days where it has any. */
export const scenarioKey = ({ tag, nDays }: Pick<ExportScenario, "tag" | "nDays">): string =>
  nDays === undefined ? tag : `${tag} ${nDays} days`;

/** What people call a scenario. */
export function scenarioTitle({ hazardTitle, displayName, nDays }: ExportScenario): string {
  const days = nDays === undefined ? "" : `, ${nDays} days after`;
  return `${displayName.startsWith(hazardTitle) ? displayName : `${hazardTitle}, ${displayName}`}${days}`;
}

function scenarioFields(
  scenario: ExportScenario,
  cursor: ScenarioCursor,
  currency: string,
  words: ClassWords,
): Field[] {
  const key = scenarioKey(scenario);
  const { damage, unit } = scenario;
  const title = scenarioTitle(scenario);
  const rated = ratedByCode(words);
  const text = (what: NonNullable<Field["of"]>["what"], read: Field["read"]): Field => ({
    name: `${key} ${what}`,
    title: `${title}: ${what}`,
    type: "text",
    unit: "",
    of: { scenario, what },
    read,
  });
  return [
    text("state", () => rated[cursor.code]!.state),
    text("class", () => rated[cursor.code]!.word),
    { ...text("rating", () => rated[cursor.code]!.rating), type: "integer" },
    {
      ...text("value", () => (Number.isFinite(cursor.value) ? readableIntensity(cursor.value) : null)),
      type: "number",
      unit,
    },
    ...(damage === undefined
      ? []
      : [
          {
            ...text("damage", () => (Number.isNaN(cursor.damage) ? null : cursor.damage)),
            type: "number" as const,
            unit: damage.per === "year" ? `${currency} a year` : currency,
          },
        ]),
  ];
}
