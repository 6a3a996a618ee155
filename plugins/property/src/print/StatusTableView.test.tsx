import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./StatusTableView.states.tsx";

it("PRO-10 has each hazard with its status in words and its plain sentence, in reading order", () => {
  draw(states, "several");
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map(({ children }) => [...children].slice(0, 2).map(({ textContent }) => textContent))).toEqual(
    [
      ["Ground shaking", "Exposed"],
      ["River flooding", "Not exposed"],
    ],
  );
  expect(rows[1]?.textContent).toContain("40 m away. Such an event has a 1% chance in any year");
});
