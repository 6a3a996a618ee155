import { expect, it } from "vitest";
import { flagWords } from "./flagWords.ts";
import { knownFlags } from "./knownFlags.ts";

it("says of every flag there is what it does, as Administration does", () => {
  const words = flagWords();
  expect(words.map(({ flag }) => flag).toSorted()).toEqual([...knownFlags].toSorted());
  for (const { about } of words) expect(about).toMatch(/^\S.{10,}\.$/);
  expect(words.find(({ flag }) => flag === "replacementCosts")?.about).toBe(
    "Replacement costs. Costs of what is exposed, in the Risk Summary and in exports. Changes parts of the pages /risk, /methods (plugin risk).",
  );
});
