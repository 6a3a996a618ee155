import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./KnownHazardsView.states.tsx";

const opener = () => screen.getByRole("heading", { level: 3 }).querySelector("button") as HTMLButtonElement;

it.each([
  ["none", "Known hazards to element0", [], "There are no known hazards for this element."],
  ["none of risks", "Known risks to element0", [], "There are no known risks for this element."],
  ["several", "Known hazards to element2", ["Tsunami", "Landslide"], undefined],
  ["not assessed", "Known hazards to element0", [], "Not assessed here: Landslide."],
  [
    "long text",
    "Known natural hazards and what they set off to element1",
    ["Landslides that rain or an earthquake sets off"],
    undefined,
  ],
] as const)("counts hazards, and names them when asked: %s", async (state, head, hazards, said) => {
  const { user, container } = draw(states, state);
  expect([opener().textContent, opener().getAttribute("aria-expanded")]).toEqual([head, "false"]);
  await user.click(opener());
  expect(opener().getAttribute("aria-expanded")).toBe("true");
  const named = [...container.querySelectorAll(".risk-known-hazard > button")];
  expect(named.map(({ childNodes }) => childNodes[1]?.textContent)).toEqual(hazards);
  if (said !== undefined) expect(screen.getByText(said)).toBeTruthy();
});
