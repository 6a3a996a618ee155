import type { ElementTypeDescription } from "@stopbank/dataset/manifest";
import type { AttributeInput } from "@stopbank/dataset/write";
import type { ElementRow } from "../elements/elementLayer.ts";

/** The values of a layer's rows by attribute; a numeric value that is missing is NaN. */
export function attributeColumns(
  { attributes }: ElementTypeDescription,
  rows: readonly ElementRow[],
): Record<string, AttributeInput> {
  return Object.fromEntries(
    attributes.map(({ key, type }): [string, AttributeInput] => [
      key,
      type === "numeric"
        ? Float64Array.from(rows, ({ values }) =>
            typeof values[key] === "number" ? values[key] : Number.NaN,
          )
        : rows.map(({ values }) =>
            values[key] === null || values[key] === undefined ? null : String(values[key]),
          ),
    ]),
  );
}
