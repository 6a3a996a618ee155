import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FolderTitle.states.tsx";

const rename = () => screen.getByRole("button", { name: "Rename the folder Coast" });
const name = () => screen.getByRole("textbox", { name: "Name of the folder Coast" });

it("gives the folder another name by keyboard alone, without the blanks around it", async () => {
  const onRename = vi.fn(async () => true);
  const { user } = draw(states, "may be renamed", { onRename });
  rename().focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(name());
  await user.clear(name());
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Rename" }).disabled).toBe(true);
  await user.type(name(), " The shore {Enter}");
  expect(onRename).toHaveBeenCalledExactlyOnceWith("The shore");
  await vi.waitFor(() => expect(screen.getByRole("heading", { name: /^Coast/ })).toBeTruthy());
});

it("keeps what was typed where it could not be done", async () => {
  const { user } = draw(states, "may be renamed", { onRename: async () => false });
  await user.click(rename());
  await user.type(name(), "line{Enter}");
  expect((name() as HTMLInputElement).value).toBe("Coastline");
});

it("leaves the name by Escape, and asks for nothing where it stays the same", async () => {
  const onRename = vi.fn(async () => true);
  const { user } = draw(states, "may be renamed", { onRename });
  await user.click(rename());
  await user.type(name(), "line{Escape}");
  await user.click(rename());
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(rename()).toBeTruthy());
  expect(onRename).not.toHaveBeenCalled();
});

it.each(["of others", "no folder"] as const)("offers nothing: %s", (state) => {
  draw(states, state);
  expect(screen.queryByRole("button")).toBeNull();
});
