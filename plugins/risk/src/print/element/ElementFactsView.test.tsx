import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ElementFactsView.states.tsx";

it("EXP-11 has the sentence, then the identifying fields as the screen writes them", () => {
  draw(states, "few");
  expect(screen.getByText("Industrial building at 124 Kānuka Street, built in 2005.")).toBeTruthy();
  expect(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ["Layer", "Buildings"],
    ["ID", "B-02638"],
    ["Storeys", "2"],
    ["Consent issued", "28/10/2004"],
    ["Use", "–"],
  ]);
});

it.each([
  ["few", 0],
  ["beside the map", 1],
] as const)("AMB-47 sets fields beside the map where there are many: %s", (state, beside) => {
  expect(draw(states, state).container.querySelectorAll(".risk-paper-beside")).toHaveLength(beside);
});
