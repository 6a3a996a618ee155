import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { everything } from "./TrailFilterView.tsx";
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
  expect(cells[2]?.[0]).toMatch(/^An account that is gone \(0a2b74a4-/);
});

it("goes on to older ones, and to what else a person did, gone or not", async () => {
  const [onFilter, onMore] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onFilter, onMore });
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(onMore).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "kiri@larkhaven.example" }));
  expect(onFilter).toHaveBeenLastCalledWith({ ...everything, who: "kiri@larkhaven.example" });
  await user.click(screen.getByRole("button", { name: /^An account that is gone/ }));
  expect(onFilter).toHaveBeenLastCalledWith({
    ...everything,
    who: "0a2b74a4-4a5f-4a5c-9c9b-2f9a2e3d4c5b",
  });
});

it("says that there is more to look through where nothing was found so far", async () => {
  const onMore = vi.fn();
  const { user } = draw(states, "none so far", { onMore });
  expect(screen.getByText(/^Nothing of this kind so far/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Look further back" }));
  expect(onMore).toHaveBeenCalledOnce();
});

it("says that there is nothing of the kind", () => {
  draw(states, "empty");
  expect(screen.getByText("Nothing was done of this kind.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});
