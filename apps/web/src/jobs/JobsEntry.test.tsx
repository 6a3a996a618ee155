import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./JobsEntry.states.tsx";

it("opens and closes", async () => {
  const onOpen = vi.fn();
  const closed = draw(states, "quiet", { onOpen });
  await closed.user.click(closed.getByRole("button", { name: "Jobs" }));
  expect(onOpen).toHaveBeenLastCalledWith(true);
  closed.unmount();
  const open = draw(states, "open", { onOpen });
  expect(open.getByRole("region", { name: "Jobs" }).textContent).toContain("What there is.");
  await open.user.click(open.getByRole("button", { name: "Close" }));
  expect(onOpen).toHaveBeenLastCalledWith(false);
});

it("says how many are under way, and what has ended, to whoever sees no dot", () => {
  const { getByRole, unmount } = draw(states, "under way");
  expect(getByRole("button", { name: /^Jobs\s*, 2 under way$/ })).toBeTruthy();
  expect(getByRole("status").textContent).toBe("");
  unmount();
  expect(draw(states, "has ended").getByRole("status").textContent).toBe("Verify dataset: done");
});

it("has a dot where something has ended unseen, and nowhere else", () => {
  const dots = (["quiet", "under way", "has ended", "open"] as const).map((state) => {
    const { container, unmount } = draw(states, state);
    const count = container.querySelectorAll(".menu-dot").length;
    unmount();
    return count;
  });
  expect(dots).toEqual([0, 0, 1, 0]);
});
