import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./BreadcrumbView.states.tsx";

it("GUI-10 leads from Home over the main topic to the sub topic, which is where one is", () => {
  const { getAllByRole, getByText } = draw(states, "many");
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Fundamentals",
    "Chance and time",
  ]);
  expect(getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Home", "Fundamentals"]);
  expect(getByText("Chance and time").getAttribute("aria-current")).toBe("page");
});
