import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./WeekColumns.states.tsx";

it("says what it shows, and has each week's figure as a table, the newest first", async () => {
  const { user } = draw(states, "once");
  expect(screen.getByRole("img", { name: /^Layers opened: 1 in 26 weeks, 1 at most in one\./ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Table of Layers opened" }));
  const rows = within(screen.getByRole("table", { name: "Layers opened" })).getAllByRole("row");
  expect(rows).toHaveLength(27);
  expect(rows[1]?.textContent).toBe("23/11/20260");
  expect(rows[23]?.textContent).toBe("22/06/20261");
});

it("says that there was nothing", () => {
  draw(states, "nothing");
  expect(screen.getByText("None in these weeks.")).toBeTruthy();
});
