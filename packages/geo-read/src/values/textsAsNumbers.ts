import { decimalText, type NumberStyle } from "./readNumber.ts";

const plain = /^-?(0|[1-9]\d*)?(?:\.(\d+))?$/;

/** A decimal of no more characters is read back as it was written, whatever its digits. */
const safeLength = 15;

/** What programs write so that it is read as the same number: the fewest digits, or 15 and, where they fail, 17. */
const exactForms: readonly ((value: number) => string)[] = [
  (value) => value.toExponential(),
  (value) => value.toPrecision(Number(value.toPrecision(15)) === value ? 15 : 17),
];

/**
 * Tells whether the texts of a column may be read as numbers without losing what they are, where nobody says that they
 * are numbers: decimal digits with neither a plus, zeros in front, a point at the end, nor a power of ten (`007`, `12E4`
 * are codes), whole ones up to 2^53, others with no digits but those of their number, and all of one format. That is,
 * each as short as it can be (`1.5`, `2`), each with as many decimals (`1.50`, `2.25`), or short with at least one
 * (`1.5`, `2.0`); and all with or all without a zero before the point, and points that set off thousands. So `1.1`
 * beside `1.10`, which would become one number, stay text.
 */
export function textsAsNumbers() {
  let [arePlain, areShort, areShortWithOne, areFixed] = [true, true, true, true];
  let decimals: number | undefined;
  let forms = exactForms;
  const habits = new Set<"bare" | "led" | "grouped" | "run on">();
  return {
    /** @returns whether this text may be a number. */
    add(text: string, style: NumberStyle): boolean {
      const decimal = decimalText(text, style);
      const parts = decimal === undefined ? null : plain.exec(decimal);
      const value = Number(decimal);
      const isPlain = parts !== null && (!Number.isInteger(value) || Number.isSafeInteger(value));
      arePlain &&= isPlain;
      if (!isPlain) return false;
      const [written, whole = "", fraction] = parts;
      if (written.length > safeLength)
        forms = forms.filter((form) => digitsOf(form(value)) === digitsOf(written));
      if (whole === "" || whole === "0") habits.add(whole === "" ? "bare" : "led");
      if (written.length < text.trim().length) habits.add("grouped");
      else if (whole.length > 3) habits.add("run on");
      const count = fraction?.length ?? 0;
      areShort &&= fraction === undefined || !fraction.endsWith("0");
      areShortWithOne &&= fraction === "0" || (count > 0 && !fraction!.endsWith("0"));
      decimals ??= count;
      areFixed &&= count === decimals;
      return true;
    },
    /** Whether all of them are, together. */
    areNumbers: (): boolean =>
      arePlain &&
      forms.length > 0 &&
      !(habits.has("bare") && habits.has("led")) &&
      !(habits.has("grouped") && habits.has("run on")) &&
      (areShort || areShortWithOne || areFixed),
  };
}

/** Those that count: without zeros before the first and behind the last. */
const digitsOf = (number: string) =>
  number
    .replace(/e.*/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0+|0+$/g, "");
