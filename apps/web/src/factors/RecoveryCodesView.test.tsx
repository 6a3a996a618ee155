import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RecoveryCodesView.states.tsx";

it("lists the codes, to be copied, saved, and left once they are kept", async () => {
  const [onCopy, onSave, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onCopy, onSave, onDone });
  const list = screen.getByRole("list", { name: "Recovery codes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await user.click(screen.getByRole("button", { name: "Save as a file" }));
  await user.click(screen.getByRole("button", { name: "I have kept them" }));
  expect([onCopy, onSave, onDone].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});
