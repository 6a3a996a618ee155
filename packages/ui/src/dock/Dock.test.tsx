import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Dock.states.tsx";

const widthNow = () => Number(screen.getByRole("separator").getAttribute("aria-valuenow"));

it.each([
  ["left", "{ArrowRight}"],
  ["right", "{ArrowLeft}"],
] as const)("on the %s widens by %s and remembers it", async (side, key) => {
  const { user, unmount } = draw(states, side);
  expect(widthNow()).toBe(320);
  screen.getByRole("separator", { name: "Width of Layers and risk" }).focus();
  await user.keyboard(key);
  const wider = widthNow();
  expect(wider).toBeGreaterThan(320);
  unmount();
  draw(states, side);
  expect(widthNow()).toBe(wider);
});

it("is widened no further than what stands beside it allows", async () => {
  const { user } = draw(states, "left", { widenToPx: 400 });
  screen.getByRole("separator").focus();
  await user.keyboard("{End}");
  expect([widthNow(), screen.getByRole("separator").getAttribute("aria-valuemax")]).toEqual([400, "400"]);
  await user.keyboard("{ArrowRight}");
  expect(widthNow()).toBe(400);
});

it("folds and unfolds by one button that says which", async () => {
  const onCollapse = vi.fn();
  const { user, unmount } = draw(states, "left", { onCollapse });
  await user.click(screen.getByRole("button", { name: "Hide Layers and risk", expanded: true }));
  expect(onCollapse).toHaveBeenLastCalledWith(true);
  unmount();
  draw(states, "folded, left", { onCollapse });
  await user.click(screen.getByRole("button", { name: "Show Layers and risk", expanded: false }));
  expect(onCollapse).toHaveBeenLastCalledWith(false);
});

it("keeps what it holds out of sight and out of reach while it is folded", () => {
  draw(states, "folded, right");
  expect(screen.queryByRole("separator")).toBeNull();
  expect(screen.getByText(/Buildings, roads/).closest("[hidden]")).not.toBeNull();
});
