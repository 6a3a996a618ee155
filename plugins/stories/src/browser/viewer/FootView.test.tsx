import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FootView.states.tsx";

const lines = () => [...document.querySelectorAll("footer p")].map(({ textContent }) => textContent);

it("STO-05 says where one is, and what is shown by its names", () => {
  draw(states, "many");
  expect(lines()).toEqual([
    "4 / 12",
    "Shown Elements: Schools",
    "Shown Hazard Scenarios: Coastal flooding, once in 100 years",
    "Shown Contexts: Context polygon",
  ]);
});

it("STO-05 speaks of risk scenarios where the client does", () => {
  draw(states, "risk terms");
  expect(screen.getByText("Shown Risk Scenarios:")).toBeTruthy();
});

it("STO-12 says which elements are shown in part, and how many days after", () => {
  draw(states, "narrowed");
  expect(lines().slice(1)).toEqual(["Shown Elements: Buildings (some of them), Roads", "Days After: 14"]);
});

it("STO-05 says nothing of what is not there, and what the data has no more", () => {
  const { unmount } = draw(states, "nothing");
  expect(lines()).toEqual(["1 / 12"]);
  unmount();
  draw(states, "gone");
  expect(lines()[1]).toBe("Shown Elements: Bridges (no longer in the data), Roads");
});
