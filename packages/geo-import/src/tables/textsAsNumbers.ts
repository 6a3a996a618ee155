import type { NumberStyle } from "./readNumber.ts";
import { decimalText, readNumber } from "./readNumber.ts";

const plain = /^-?(?!0\d)\d*(?:\.(\d*))?$/;

/**
 * Tells whether the texts of a column may be read as numbers without losing what they are, where nobody says that they
 * are numbers: decimal digits with neither a plus, zeros in front, nor a power of ten (`007`, `12E4` are codes), whole
 * ones up to 2^53, and all of one format: each as short as it can be (`1.5`, `2`), each with as many decimals (`1.50`,
 * `2.25`), or short with at least one (`1.5`, `2.0`). So `1.1` beside `1.10`, which would become one number, stay text.
 */
export function textsAsNumbers() {
  let [arePlain, areShort, areShortWithOne, areFixed] = [true, true, true, true];
  let decimals: number | undefined;
  return {
    /** @returns whether this text may be a number. */
    add(text: string, style: NumberStyle): boolean {
      const value = readNumber(text, style) ?? Number.NaN;
      const parts = plain.exec(decimalText(text, style) ?? "");
      const isPlain =
        parts !== null && !Number.isNaN(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
      arePlain &&= isPlain;
      if (!isPlain) return false;
      const fraction = parts[1];
      const count = fraction?.length ?? 0;
      areShort &&= fraction === undefined || (fraction !== "" && !fraction.endsWith("0"));
      areShortWithOne &&= fraction === "0" || (count > 0 && !fraction!.endsWith("0"));
      decimals ??= count;
      areFixed &&= count === decimals;
      return true;
    },
    /** Whether all of them are, together. */
    areNumbers: (): boolean => arePlain && (areShort || areShortWithOne || areFixed),
  };
}
