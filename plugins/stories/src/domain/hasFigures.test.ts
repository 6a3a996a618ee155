import { expect, it } from "vitest";
import { hasFigures } from "./hasFigures.ts";
import { storyStep } from "./testing/stories.ts";

const figure = "{{risk.buildings.flood.exposed}}";

it("issue 13 knows which cards have live figures to date: by their text, not by their notes", () => {
  expect(hasFigures({ step: storyStep("x", { sections: [{ header: "a", content: figure }] }) }, "")).toBe(
    true,
  );
  expect(hasFigures({ step: storyStep("x", { notes: figure }) }, figure)).toBe(false);
  expect(hasFigures({ step: undefined }, `Of ${figure} homes`)).toBe(true);
  expect(hasFigures({ step: undefined }, "Of all homes")).toBe(false);
});
