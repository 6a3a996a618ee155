import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LegendCardView.states.tsx";

it.each([
  ["its own mark", "Drawn area", undefined, []],
  ["several marks", "Damage state", "Chosen scenario", ["None", "Moderate", "Severe"]],
  ["of a dataset", "Schools", undefined, ["School"]],
] as const)("explains its subject, with a sample for each name: %s", (state, title, note, names) => {
  const { container } = draw(states, state);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(title);
  expect(container.querySelector("p")?.textContent).toBe(note);
  expect(screen.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(names);
  expect(container.querySelectorAll(".sb-legend-mark")).toHaveLength(Math.max(1, names.length));
});

it("folds and unfolds", async () => {
  const { user } = draw(states, "several marks");
  const title = screen.getByRole("button", { name: "Damage state", expanded: true });
  await user.click(title);
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await user.click(title);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
