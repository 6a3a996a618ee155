import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ExplainedText.states.tsx";

it("is a sentence, and what follows under its headings", () => {
  const { getByText, getAllByRole, queryByRole, unmount } = draw(states, "one");
  expect(getByText("What it would cost to build an element again as it is.")).toBeTruthy();
  expect(queryByRole("heading")).toBeNull();
  unmount();
  draw(states, "many");
  expect(getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Where it comes from"]);
});
