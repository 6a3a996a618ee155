import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DatasetsView.states.tsx";

it("says of each version how it stands, what it holds and who chose it, and offers the others", async () => {
  const onShow = vi.fn();
  const { user } = draw(states, "many", { onShow });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toContain("Shown now");
  expect(items[0]).toContain("chosen by kiri@larkhaven.example");
  expect(items[0]).toContain("Buildings 12,431, Roads 1,204, Marae 7");
  expect(items[0]).toContain("River flooding (12 scenarios), Tsunami (1 scenario)");
  expect(items[1]).toContain("chosen by an account that is gone");
  expect(items[2]).toContain("Not published");
  expect(screen.queryByRole("button", { name: /0123456789abcdef/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go back to this version fedcba9876543210" }));
  expect(onShow.mock.calls[0]?.[0]).toMatchObject({ version: "fedcba9876543210" });
});

it("offers none while one is being chosen, and names those that are damaged", () => {
  const { unmount } = draw(states, "working");
  const offers = screen.getAllByRole<HTMLButtonElement>("button", {
    name: /^(Go back to|Publish) this version/,
  });
  expect(offers.map(({ disabled }) => disabled)).toEqual([true, true]);
  unmount();
  draw(states, "one is damaged");
  expect(screen.getByText(/cannot be opened: ffffffffffffffff\./)).toBeTruthy();
});
