import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./WorstOfLayerView.states.tsx";

it("EXP-14 lists the worst elements with place, state and value", () => {
  draw(states, "by damage");
  const [, first] = within(screen.getByRole("table")).getAllByRole("row");
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "1",
    "1 Birch AvenueID b-1",
    "40.2995°\u00a0S, 172.9005°\u00a0E",
    "Major",
    "$1.2\u00a0M",
  ]);
  expect(screen.getByText(/The worst 3 of 2,554 with damage\. 3 more are exposed/)).toBeTruthy();
});

it("says of what is cut off that it is out", () => {
  draw(states, "outage");
  expect(screen.getByText(/ out (are listed)?\.?| more (is|are) out,/).textContent).not.toContain("exposed");
});

it("says that there are none", () => {
  draw(states, "none");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/^None of buildings looked at has damage/)).toBeTruthy();
});
