import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StepFormView.states.tsx";

it("takes a title and notes", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "empty", { onPatch });
  await user.type(screen.getByRole("textbox", { name: "Title of the step" }), "A");
  await user.type(screen.getByRole("textbox", { name: "Presenter notes" }), "B");
  expect(onPatch.mock.calls).toEqual([
    [{ title: "A" }, "Typing", "title"],
    [{ notes: "B" }, "Typing", "notes"],
  ]);
});

it("adds a part, and says which step it is", async () => {
  const onAddSection = vi.fn();
  const { user } = draw(states, "written", { onAddSection });
  expect(screen.getByRole("heading", { name: "Step 3 of 10" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a part" }));
  expect(onAddSection).toHaveBeenCalledOnce();
});

it("says who may read a presenter's notes", () => {
  draw(states, "written");
  expect(screen.getByText(/which any member may do/)).toBeTruthy();
});
