import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TrailView.states.tsx";

it("says who did what to what, and what it was before and after", () => {
  draw(states, "many");
  const rows = screen.getAllByRole("row").slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  expect(cells.slice(0, 2)).toEqual([
    ["kiri@larkhaven.example", "Switched a feature", "riskStories", "off → on"],
    ["The command line", "Changed approved e-mail domains", "larkhaven.example", "none → larkhaven.example"],
  ]);
  expect(cells[2]?.[0]).toBe("An account that is gone");
});

it("is filtered, and goes on to older ones", async () => {
  const [onFilter, onMore] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onFilter, onMore });
  await user.selectOptions(screen.getByLabelText("What"), "Switched a feature");
  expect(onFilter).toHaveBeenCalledWith({ action: "flag.changed", from: "", until: "" });
  expect(screen.getByRole("option", { name: "stranger.did-something" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(onMore).toHaveBeenCalledOnce();
});

it("says that there is nothing of the kind", () => {
  draw(states, "empty");
  expect(screen.getByText("Nothing was done of this kind.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});
