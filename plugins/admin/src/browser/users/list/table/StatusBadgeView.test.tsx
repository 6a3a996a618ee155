import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./StatusBadgeView.states.tsx";

it.each([
  ["pending", "Pending", "invited, not signed up"],
  ["unconfirmed", "Pending", "signed up, e-mail not confirmed"],
  ["confirmed", "Confirmed", undefined],
] as const)("ACC-55: the badge of who is %s", (state, badge, detail) => {
  const { container } = draw(states, state);
  expect(container.querySelector(".admin-badge")?.textContent).toBe(badge);
  expect(container.querySelector("small")?.textContent).toBe(detail);
});
