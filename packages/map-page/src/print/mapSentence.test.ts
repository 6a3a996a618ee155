import { expect, it } from "vitest";
import { mapSentence } from "./mapSentence.ts";

it.each([
  [
    { elements: ["Buildings", "Roads"], hazards: ["Tsunami"] },
    true,
    2,
    "Map of Buildings, Roads under Tsunami, with the drawn area and the 2 regions chosen.",
  ],
  [{ elements: ["Buildings"], hazards: [] }, false, 1, "Map of Buildings, with the region chosen."],
  [{ elements: [], hazards: ["Tsunami"] }, false, 0, "Map of the area under Tsunami."],
])("B-17 says what a map shows: %j", (caption, hasArea, regions, said) => {
  expect(mapSentence(caption, hasArea, regions)).toBe(said);
});
