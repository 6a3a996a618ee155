import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./SideSkeletonView.states.tsx";

it("GUI-04 keeps the room of the side navigation, and says nothing", () => {
  const { container } = draw(states, "loading");
  expect(container.querySelectorAll(".guide-side[aria-hidden=true] .sb-skeleton")).toHaveLength(7);
  expect(container.textContent).toBe("");
});
