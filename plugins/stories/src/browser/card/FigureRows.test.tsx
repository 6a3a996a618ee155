import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FigureRows.states.tsx";

it("names a layer and a scenario before what is exposed of them, once for each", () => {
  draw(states, "many");
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Buildings",
    "Roads",
  ]);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(
    ["1,234", "12.4 km"].flatMap((exposed) => [
      "River flooding, 1 in 100 years, today's climate, stopbanks hold",
      exposed,
      "8,120",
      "15.2%",
      "9,412",
    ]),
  );
});

it("names its columns alone where nothing is counted", () => {
  draw(states, "empty");
  expect(screen.getAllByRole("columnheader")).toHaveLength(6);
  expect(screen.queryAllByRole("rowheader")).toEqual([]);
});
