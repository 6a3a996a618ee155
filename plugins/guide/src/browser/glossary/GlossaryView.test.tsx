import { draw } from "@stopbank/ui/testing/draw";
import { within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./GlossaryView.states.tsx";

it("GUI-13 says what it is for, and has terms with their definitions by letter, other signs last", () => {
  const { getByText, getAllByRole, getByRole } = draw(states, "many");
  expect(getByText("The glossary helps you understand the terms used in Stopbank.")).toBeTruthy();
  expect(getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "A",
    "E",
    "Other",
  ]);
  expect(
    within(getByRole("region", { name: "E" })).getByText("Elements that lie where a hazard reaches.").tagName,
  ).toBe("DD");
});

it("GUI-13 has 26 letters, of which those without terms are disabled, and goes to one", async () => {
  const onLetter = vi.fn();
  const { user, getByRole } = draw(states, "many", { onLetter });
  const buttons = within(getByRole("navigation", { name: "Letters" })).getAllByRole<HTMLButtonElement>(
    "button",
  );
  expect(buttons).toHaveLength(26);
  expect(buttons.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual([
    "A",
    "E",
  ]);
  await user.click(getByRole("button", { name: "E" }));
  expect(onLetter.mock.calls).toEqual([["letter-E"]]);
});

it("finds a term, and says so where there is none", async () => {
  const onFilter = vi.fn();
  const { user, getByRole, unmount } = draw(states, "many", { onFilter });
  await user.type(getByRole("searchbox", { name: "Find a term" }), "a");
  expect(onFilter.mock.calls).toEqual([["a"]]);
  unmount();
  const none = draw(states, "nothing found");
  expect(none.getByText("No term matches.")).toBeTruthy();
  none.unmount();
  expect(draw(states, "empty").getByText("The glossary has no terms yet.")).toBeTruthy();
});
