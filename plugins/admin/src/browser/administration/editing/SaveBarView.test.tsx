import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SaveBarView.states.tsx";

const save = () => screen.getByRole("button", { name: "Save" });

it("saves and drops what is changed", async () => {
  const [onSave, onDrop] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "changed", { onSave, onDrop });
  await user.click(save());
  await user.click(screen.getByRole("button", { name: "Drop changes" }));
  expect([onSave, onDrop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it.each(["saved", "blocked"] as const)("saves nothing that is %s, and says why", async (state) => {
  const onSave = vi.fn();
  const { user } = draw(states, state, { onSave });
  await user.click(save());
  expect(onSave).not.toHaveBeenCalled();
  expect(save().getAttribute("aria-disabled")).toBe("true");
});
