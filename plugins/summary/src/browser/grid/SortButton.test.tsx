import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SortButton.states.tsx";

it("sorts by its column, and says how it is sorted", async () => {
  const onSort = vi.fn();
  const { user, unmount } = draw(states, "unsorted", { onSort });
  expect(screen.getByRole("button").title).toBe("Sort by Total");
  await user.click(screen.getByRole("button", { name: "Total" }));
  expect(onSort).toHaveBeenCalledWith("roads.total");
  unmount();
  const { unmount: leave } = draw(states, "sorted down");
  expect(screen.getByRole("button").title).toBe("Total, sorted down");
  leave();
  draw(states, "sorted by another");
  expect(screen.getByRole("button").title).toBe("Sort by Total");
});
