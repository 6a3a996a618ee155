import { expect, it } from "vitest";
import { settings } from "../testing/settings.ts";
import { draftedInputs } from "./drafted.ts";
import { chosenOf } from "./settings.ts";

const chosen = chosenOf({ scenario: "today", weights: { homes: 4 } }, settings);
if (chosen === undefined) throw new Error("The example can be ranked.");

it("PRI-07 is changed only where a weight or the scenario is another than was applied", () => {
  expect(draftedInputs(chosen, {}, settings)).toMatchObject({
    isChanged: false,
    weights: { homes: 4, lifelines: 1, land: 1 },
  });
  expect(draftedInputs(chosen, { weights: { homes: 4, land: 1 } }, settings).isChanged).toBe(false);
  expect(draftedInputs(chosen, { weights: { land: 2 } }, settings)).toMatchObject({
    isChanged: true,
    weights: { homes: 4, land: 2 },
  });
  expect(draftedInputs(chosen, { scenario: "today" }, settings).isChanged).toBe(false);
  expect(draftedInputs(chosen, { scenario: "later" }, settings)).toMatchObject({
    isChanged: true,
    scenario: { scenario_id: "later" },
  });
});

it("forgets a scenario that is there no more", () => {
  expect(draftedInputs(chosen, { scenario: "gone" }, settings)).toMatchObject({
    isChanged: false,
    scenario: { scenario_id: "today" },
  });
});
