import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ElementsBehindView.states.tsx";

it("lists what is exposed of each layer, and of what was not assessed nothing", async () => {
  const { user, getByText, getAllByRole } = draw(states, "many");
  await user.click(getByText("The elements behind it"));
  expect(getAllByRole("row").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "ElementsExposedOf assessedNot assessed",
    "Homes",
    "Buildings9623.4%10",
    "Residents260 people19.8%0 people",
    "Land",
    "Farmland790 ha97.2%0 ha",
    "Lifelines",
    "Roads––14.2 km",
  ]);
});
