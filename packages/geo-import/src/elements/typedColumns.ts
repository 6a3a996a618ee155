import type { Attribute } from "@stopbank/dataset/manifest";
import type { AttributeInput } from "@stopbank/dataset/write";
import { refuse } from "../refusal.ts";
import { numberHint, readNumber } from "../tables/readNumber.ts";
import { textsAsNumbers } from "../tables/textsAsNumbers.ts";
import type { CellTable, FeatureTable } from "../vector/readLayer.ts";

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

/**
 * The type a column has where its description does not say: numeric when every value is a number. In a CSV file, which
 * has no types, texts count as `textsAsNumbers` has it.
 */
export function guessType({ columns, styleOf }: FeatureTable, column: string): Attribute["type"] {
  const cells = columns[column] ?? [];
  const known = cells.filter((cell) => cell !== null);
  const texts = textsAsNumbers();
  const isNumeric = cells.every((cell, i) => {
    if (cell === null || typeof cell === "number") return true;
    const style = styleOf(column, i);
    return typeof cell === "string" && style !== undefined && texts.add(cell, style);
  });
  if (known.length > 0 && isNumeric && texts.areNumbers()) return "numeric";
  if (known.length > 0 && known.every((cell) => typeof cell === "string" && dayPattern.test(cell)))
    return "date";
  return "text";
}

const dayPattern = /^\d{4}[-/]\d{2}[-/]\d{2}/;

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
    const day = String(cell).slice(0, 10).replaceAll("/", "-");
    if (dayPattern.test(String(cell)) && !Number.isNaN(Date.parse(day))) return day;
    throw refuse(
      "not-a-date",
      table.place,
      `column ${column} should hold dates, but ${table.names[i]} has "${cell}"`,
      "Write dates as 2024-05-31, or describe the column as `type: text`.",
    );
  });
}
