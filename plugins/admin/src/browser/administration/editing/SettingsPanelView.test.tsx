import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SettingsPanelView.states.tsx";

it("has two people's changes decided between before either is saved", async () => {
  const [onKeepMine, onDrop, onSave] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "late", { onKeepMine, onDrop, onSave });
  expect(screen.getByRole("alert").textContent).toContain("Somebody else has changed the branding meanwhile");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Save mine in place of theirs" }));
  expect(onKeepMine).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Take theirs and drop mine" }));
  expect(onDrop).toHaveBeenCalledOnce();
});

it("says why it cannot be saved", async () => {
  const onSave = vi.fn();
  const { user } = draw(states, "blocked", { onSave });
  const save = screen.getByRole("button", { name: "Save" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await user.click(save);
  expect(onSave).not.toHaveBeenCalled();
});

it("is quiet while all is saved", () => {
  draw(states, "saved");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Everything is saved.")).toBeTruthy();
});
