import type { Attribute } from "@stopbank/dataset/manifest";
import type { AttributeInput } from "@stopbank/dataset/write";
import { readDay } from "@stopbank/geo-read/read-day";
import type { CellTable, FeatureTable } from "@stopbank/geo-read/read-layer";
import { numberHint, readNumber } from "@stopbank/geo-read/read-number";
import { refuse } from "@stopbank/geo-read/refusal";
import { typeSight } from "@stopbank/geo-read/type-sight";

/**
 * A column as numbers; missing is NaN. Text that is a number counts as one.
 * @throws DomainError `import/not-numeric` naming the first features whose value is not.
 */
export function numericColumn(table: CellTable, column: string): Float64Array {
  const cells = table.columns[column] ?? [];
  const wrong: string[] = [];
  let hint = "";
  const values = Float64Array.from(cells, (cell, i) => {
    const style = table.styleOf(column, i);
    const value = readNumber(cell, style);
    if (value !== undefined) return value;
    wrong.push(`${table.names[i]} ("${cell}")`);
    hint ||= numberHint(style ?? "point");
    return Number.NaN;
  });
  if (wrong.length > 0)
    throw refuse(
      "not-numeric",
      table.place,
      `column ${column} should hold numbers, but ${wrong.length} of its values are none: ${wrong.slice(0, 3).join(", ")}`,
      `Correct the values, leave missing ones empty, or describe the column as \`type: text\`.${hint}`,
    );
  return values;
}

/** The type a column has where its description does not say, as `typeSight` has it. */
export function guessType({ columns, styleOf }: FeatureTable, column: string): Attribute["type"] {
  const sight = typeSight();
  (columns[column] ?? []).forEach((cell, i) => {
    sight.add(cell, styleOf(column, i));
  });
  return sight.type();
}

/**
 * A column in the form the dataset keeps it in.
 * @throws DomainError `import/not-numeric`, `import/not-a-date`.
 */
export function attributeInput(table: FeatureTable, column: string, type: Attribute["type"]): AttributeInput {
  if (type === "numeric") return numericColumn(table, column);
  const cells = table.columns[column] ?? [];
  if (type === "text") return cells.map((cell) => (cell === null ? null : String(cell)));
  return cells.map((cell, i) => {
    if (cell === null) return null;
    const day = readDay(String(cell));
    if (day !== undefined) return day;
    throw refuse(
      "not-a-date",
      table.place,
      `column ${column} should hold dates, but ${table.names[i]} has "${cell}"`,
      "Write dates as 2024-05-31, or describe the column as `type: text`.",
    );
  });
}
