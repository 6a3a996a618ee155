import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ExposedGauge.states.tsx";

it.each([
  ["some", "Percent Exposed", "50", ["Exposed45", "Of90"]],
  ["none", "Percent Exposed", "0", ["Exposed0", "Of90"]],
  ["all", "Percent Exposed", "100", ["Exposed90", "Of90"]],
  ["outages", "Percent Impacted", "50", ["Out45", "Of90"]],
  ["value", "Percent Exposed", "25", ["Exposed$2\u00a0M", "Of$8\u00a0M"]],
  ["people", "Percent Exposed", "50", ["Exposed4,771\u00a0people", "Of9,542\u00a0people"]],
  ["damage", "Percent Lost", "25", ["Lost$2\u00a0M", "Of$8\u00a0M"]],
] as const)("is of what was assessed, in the measure asked for: %s", async (state, title, percent, rows) => {
  const { user } = draw(states, state);
  expect(screen.getByRole("figure", { name: title })).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(
    new RegExp(`^${percent}% of .* assessed$`),
  );
  await user.click(screen.getByRole("button", { name: `Table of ${title}` }));
  const table = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(table.slice(1, 3)).toEqual(rows);
});

it("is not there where there is no share to give", () => {
  expect(draw(states, "no share to give").container.innerHTML).toBe("");
});
