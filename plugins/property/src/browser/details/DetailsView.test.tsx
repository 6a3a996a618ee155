import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DetailsView.states.tsx";

it("PRO-05 has legal description and address, then Value, Area and Other, as the screen writes them", () => {
  const { container } = draw(states, "many");
  expect(container.querySelector("header")?.textContent).toBe(
    "Legal description: Lot 3 DP 120112A Kauri Street, Larkhaven",
  );
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Value",
    "Area",
    "Other",
  ]);
  expect(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ["Capital value", "$905,000"],
    ["Land value", "$412,000"],
    ["Land area", "652\u00a0m²"],
    ["Consent issued", "28/10/2004"],
    ["Rates account", "–"],
    ["Use", "residential"],
  ]);
});

it("PRO-05 says that there are no details", () => {
  draw(states, "empty");
  expect(screen.getByText("No details available for this property.")).toBeTruthy();
});
