import { expect, it } from "vitest";
import { withoutCodes } from "./macronFonts.ts";

it("leaves every letter but the ten vowels to the other face", () => {
  const range = "U+0100-02BA, U+02BD, U+1E00-1E9F";
  const lettersIn = (text: string) =>
    new Set(
      text.split(",").flatMap((part) => {
        const [first = 0, last = first] = part
          .trim()
          .replace("U+", "")
          .split("-")
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
      }),
    );
  const before = lettersIn(range);
  const after = lettersIn(withoutCodes(range));
  for (const letter of "ĀāĒēĪīŌōŪū") before.delete(letter);
  expect(after).toEqual(before);
});
