import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./CurveMethodSection.states.tsx";

it.each([
  ["one", "Damage curve", ["Depth (m)", "Value lost"], false],
  ["of a part", "Damage curve: content", ["Depth (m)", "Value lost"], false],
  [
    "by construction, with bounds",
    "Damage curve",
    ["Depth (m)", "Other elements", "Timber: affected", "Timber"],
    true,
  ],
] as const)("is a chart and its figures as a table: %s", async (state, title, columns, hasBand) => {
  const { user } = draw(states, state);
  expect(screen.getByRole("figure", { name: title })).toBeTruthy();
  expect(screen.queryByText(/^The band reaches from/) !== null).toBe(hasBand);
  await user.click(screen.getByRole("button", { name: `Table of ${title}` }));
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(columns);
});

it("says how it is read, what is taken off first, and who follows which line", () => {
  draw(states, "by construction, with bounds");
  expect(screen.getByText(/^The curve is read straight between its points/)).toBeTruthy();
  expect(screen.getByText(/^Each element's floor height \(m\) is taken off/)).toBeTruthy();
  expect(screen.getByText("Which elements follow which line")).toBeTruthy();
});
