import { expect, it } from "vitest";
import { storyStep } from "../testing/stories.ts";
import { figuresOfCard, sectionsWithOther } from "./figuresOfCard.ts";

const [exposed, total] = ["risk.buildings.flood.exposed", "risk.buildings.flood.total"];
const step = storyStep("x", {
  regions: ["suburbs.north"],
  sections: [
    { header: "a", content: `{{${exposed}}} of {{ ${total} }}` },
    { header: "b", transcript: `{{${exposed}}}` },
  ],
});

it("STO-09 knows the figures of a step's texts and where they are of, and of an introduction those of its description", () => {
  expect(figuresOfCard({ step }, "")).toEqual({
    names: [exposed, total],
    place: { regions: ["suburbs.north"] },
  });
  expect(figuresOfCard({ step: undefined }, `{{${total}}}`)).toEqual({
    names: [total],
    place: { regions: [] },
  });
});

it("STO-09 puts one figure in the place of another wherever a text of the step has it, and leaves the rest", () => {
  expect(sectionsWithOther(step.sections, exposed, "risk.roads.flood.exposed")).toEqual([
    { header: "a", content: `{{risk.roads.flood.exposed}} of {{${total}}}` },
    { header: "b", transcript: "{{risk.roads.flood.exposed}}" },
  ]);
});
