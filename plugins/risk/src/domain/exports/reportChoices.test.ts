import { expect, it } from "vitest";
import { choicesOf, sceneSized, usualChoices } from "./reportChoices.ts";

it.each([
  ["nothing", null, usualChoices],
  [
    "all",
    { title: "For the council", size: "A3", mail: true },
    { title: "For the council", size: "A3", mail: true },
  ],
  ["what there is not any more", { size: "A11", mail: "yes", title: 3 }, usualChoices],
])("takes what was kept: %s", (_what, kept, choices) => {
  expect(choicesOf(kept)).toEqual(choices);
});

it("EXP-04 asks for the size where it is not the usual one", () => {
  expect(sceneSized("v=2", "A4")).toBe("v=2");
  expect(sceneSized("v=2", "Letter")).toBe("v=2&size=Letter");
});
