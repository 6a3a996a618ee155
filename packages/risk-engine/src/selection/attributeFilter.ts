import { foldText } from "./foldText.ts";

/** A text attribute: each element's code points into `values`; a negative code is no value. */
export interface TextColumn {
  readonly codes: Int32Array;
  readonly values: readonly string[];
}

/** Numbers, or dates as milliseconds since 1970; NaN is no value. One entry per element. */
export type NumberColumn = Float64Array;

/** What an element's attribute must be like to be selected. */
export type AttributeFilter =
  /** Between the bounds, both included; an absent bound does not limit. Dates are ranges of milliseconds. */
  | { readonly kind: "range"; readonly column: NumberColumn; readonly min?: number; readonly max?: number }
  /** One of these, in whatever Unicode form; null admits elements without a value. */
  | { readonly kind: "one-of"; readonly column: TextColumn; readonly values: readonly (string | null)[] }
  /** Contains the text, whatever its case, marks and form: see {@link foldText}. */
  | { readonly kind: "contains"; readonly column: TextColumn; readonly text: string }
  /** Has no value. */
  | { readonly kind: "missing"; readonly column: TextColumn | NumberColumn };

/** The filter as a test on element indexes. */
export function attributeTest(filter: AttributeFilter): (element: number) => boolean {
  if (filter.kind === "range") {
    const { column, min = -Infinity, max = Infinity } = filter;
    return (element) => column[element]! >= min && column[element]! <= max;
  }
  if (filter.kind === "missing") {
    const { column } = filter;
    if (column instanceof Float64Array) return (element) => Number.isNaN(column[element]);
    return (element) => column.codes[element]! < 0;
  }
  const { codes, values } = filter.column;
  // The question is asked of each different text once, not of each element.
  const admits = textTest(filter);
  const admitted = Uint8Array.from(values, (text) => (admits(text) ? 1 : 0));
  const admitsMissing = filter.kind === "one-of" && filter.values.includes(null);
  return (element) => {
    const code = codes[element]!;
    return code < 0 ? admitsMissing : admitted[code] === 1;
  };
}

function textTest(
  filter: Extract<AttributeFilter, { kind: "one-of" | "contains" }>,
): (text: string) => boolean {
  if (filter.kind === "contains") {
    const part = foldText(filter.text);
    return (text) => foldText(text).includes(part);
  }
  const wantedTexts = new Set(filter.values.map((text) => text?.normalize()));
  return (text) => wantedTexts.has(text.normalize());
}
