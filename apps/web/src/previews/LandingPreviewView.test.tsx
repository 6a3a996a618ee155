import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LandingPreviewView.states.tsx";

it("HOM-10: is made of the views that draw the tabs, one below the other", () => {
  draw(states, "many");
  const titles = screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Project Management", "Contacts", "About Us"]);
  expect(screen.getByText("We look after an island.")).toBeTruthy();
  expect(screen.getByRole("complementary", { name: "Internal contact" })).toBeTruthy();
});
