import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EditorView.states.tsx";

it("shows form and preview, and saves what is changed", async () => {
  const onSave = vi.fn();
  const { user } = draw(states, "changed", { onSave });
  expect(screen.getByRole("figure").textContent).toContain("The terms");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledOnce();
});

it("tells who saved meanwhile, and lets nobody save past it before they decide", async () => {
  const [onSave, onKeepMine, onTakeTheirs] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "conflict", { onSave, onKeepMine, onTakeTheirs });
  expect(screen.getByRole("alert").textContent).toContain(
    "admin@stopbank.example has saved version 4 meanwhile",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Save mine as the next version" }));
  await user.click(screen.getByRole("button", { name: "Take theirs and drop mine" }));
  expect([onKeepMine, onTakeTheirs].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("ACC-43: says how the installation's texts are written, and has no form for them", () => {
  draw(states, "to read");
  expect(screen.getByText("stopbank content put releaseNotes notes.json")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
