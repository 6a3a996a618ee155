import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ChangeView.states.tsx";

it("says a short change in a line", () => {
  draw(states, "short");
  expect(document.body.textContent).toContain("off → on");
  expect(screen.queryByRole("table")).toBeNull();
});

it("A-45: opens a long one, and sets beside each other what differs", async () => {
  const { user } = draw(states, "long");
  const details = screen.getByText("Show the change").closest("details");
  expect(details?.open).toBe(false);
  await user.click(screen.getByText("Show the change"));
  expect(details?.open).toBe(true);
  const [, ...rows] = screen.getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(1);
  expect(
    within(rows[0] as HTMLElement)
      .getAllByRole("cell", { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(["Floods", "Floods now"]);
});
