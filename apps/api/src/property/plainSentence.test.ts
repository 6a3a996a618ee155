import { expect, it } from "vitest";
import { plainSentence } from "./plainSentence.ts";

const said = (metres: number | null, searched_metres: number) =>
  plainSentence({
    status: "not exposed",
    exposure: "",
    scenario: "River flooding",
    likelihood: null,
    nearest: { metres, searched_metres, resolution_metres: 10 },
  }).replaceAll(/\s/g, " ");

it.each([
  [340, 2_000, "; the nearest it is mapped is 340 m away."],
  [4, 2_000, "; the nearest it is mapped is less than 10 m away, which is as finely as the study tells."],
  [null, 500, ", and nothing of it is mapped within 500 m."],
  [
    null,
    0,
    "; how near it comes was not worked out, as the property's outline is too large or too detailed for that.",
  ],
])("PRO-10 says of a hazard %s m away, looked for %i m around, how near it is", (metres, searched, words) => {
  expect(said(metres, searched)).toContain(`"River flooding" does not reach the property${words}`);
});
