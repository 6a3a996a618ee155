import { Compile } from "typebox/compile";
import { expect, it } from "vitest";
import { LineOfText } from "./lineOfText.ts";

const line = Compile(LineOfText(100));

it.each([
  "Ōtaki & Sons",
  "  GIS sync ",
  "Te Kaunihera o Ōtautahi",
  "=1+1",
  "名前",
  "🌊 Bay",
  "𠮷",
  "Bay 🌊",
  "a\u200db",
  "O'Brien <x>",
])("takes %j for a name", (name) => expect(line.Check(name)).toBe(true));

it.each([
  ["blank", "   "],
  ["empty", ""],
  ["of two lines, which a mail's subject would be", "Larkhaven\r\nBcc: everybody@x.example"],
  ["with a line end of another kind", "a\u2028b"],
  ["with U+0000", "a\0b"],
  ["with half a character, which no JSON column takes", "a\ud800b"],
  ["with half a character at its end", "a\udf0a"],
  ["with the halves of one the wrong way round", "a\udf0a\ud83c"],
  ["with a control of terminals", "a\u001b[2Jb"],
  ["that shows its letters in another order", "Lark\u202enevah"],
  ["that hides a direction within", "a\u2066b"],
  ["with a tab before it, which spreadsheets take for a formula's", "\t=1+1"],
])("takes none that is %s", (_why, name) => expect(line.Check(name)).toBe(false));

it("is as quick about a long text that is none", () => {
  const long = Compile(LineOfText(2_000_000));
  const began = performance.now();
  expect(long.Check(`${" ".repeat(1_000_000)}\n`)).toBe(false);
  expect(long.Check(`${"a ".repeat(500_000)}\n`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});
