import type { NamedFigure } from "@stopbank/contract/story-figures";
import { expect, it } from "vitest";
import { type KnownFigures, toldText } from "./toldText.ts";

const known = (...figures: NamedFigure[]): Extract<KnownFigures, { state: "known" }> => ({
  state: "known",
  byName: new Map(figures.map((figure) => [figure.name, figure])),
});
const name = "risk.buildings.flood.exposed";

it("writes a figure in the place of its name, so that nothing in it is a mark", () => {
  expect(toldText(`Of {{ ${name} }} homes`, known({ name, value: 2.7e6, text: "$2.7 M" }))).toBe(
    "Of \\$2\\.7 M homes",
  );
});

it("notes what a figure was when the story was published, each by its own note", () => {
  const changed = { name, value: 12, text: "12", at_publication: "9" };
  expect(toldText(`{{${name}}} and {{${name}}}`, known(changed))).toBe(
    [
      "12[^changed-1] and 12[^changed-2]",
      "[^changed-1]: Was 9 in the data this was published with, as this was published: the data have changed since.",
      "[^changed-2]: Was 9 in the data this was published with, as this was published: the data have changed since.",
    ].join("\n\n"),
  );
  expect(toldText(`{{${name}}}`, { ...known(changed), dataOf: "3 March 2026" })).toContain(
    "Was 9 in the data of 3 March 2026, as this was published",
  );
});

it.each([
  [known(), `\`no such figure: ${name}\``],
  [known({ name, value: null, text: "", problem: "There is no such layer." }), `\`no such figure: ${name}\``],
  [{ state: "failed" } as const, `\`no figure for now: ${name}\``],
  [{ state: "coming" } as const, "…"],
  [{ ...known(), isComing: true }, "…"],
])("never leaves a figure out unseen: %j", (figures, written) => {
  expect(toldText(`{{${name}}}`, figures)).toBe(written);
});
