import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./LandingFrameView.states.tsx";

it("PRI-04 keeps the page out of reach while one begins, and Escape goes to it", async () => {
  const onEscape = vi.fn();
  const { user, container } = draw(states, "landing", { onEscape });
  expect(container.querySelector(".priority-page-behind")?.hasAttribute("inert")).toBe(true);
  await user.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledOnce();
});

it("leaves the page alone once that is over", () => {
  const { container, queryByRole } = draw(states, "over");
  expect(container.querySelector(".priority-page-behind")?.hasAttribute("inert")).toBe(false);
  expect(queryByRole("region", { name: "Begin" })).toBeNull();
});
