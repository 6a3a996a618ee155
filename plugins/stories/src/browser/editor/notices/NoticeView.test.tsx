import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NoticeView.states.tsx";

it("tells quietly who else edits", () => {
  draw(states, "who edits");
  expect(screen.getByRole("status").textContent).toContain("is editing this story too");
});

it("asks what is to become of it", async () => {
  const run = vi.fn();
  const { user } = draw(states, "to be decided", { actions: [{ label: "Take theirs", run }] });
  expect(screen.getByRole("alert")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take theirs" }));
  expect(run).toHaveBeenCalledOnce();
});
