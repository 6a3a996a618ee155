import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./RegionTables.states.tsx";

const figure = "2 (2.2%)10 not assessed";

it.each([
  ["some", [`Ōtaki${figure}`, `Together${figure}`]],
  ["one other region", [`Ōtaki${figure}`, `1 other region${figure}`, `Together${figure}`]],
  ["not known", ["Ōtaki–", `Together${figure}`]],
] as const)("EXP-14 is a table by region with a sum: %s", (state, rows) => {
  draw(states, state);
  const [head, ...lines] = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(head).toBe("RegionFlood");
  expect(lines).toEqual(rows);
});

it("says of what is cut off that it is out", () => {
  draw(states, "outage");
  expect(screen.getByRole("table", { name: "Parcels on town water out, by region" })).toBeTruthy();
});
