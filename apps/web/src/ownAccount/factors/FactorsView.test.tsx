import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FactorsView.states.tsx";

it("offers an app and a passkey to who has neither", async () => {
  const [onSetUpApp, onAddPasskey] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "empty", { onSetUpApp, onAddPasskey });
  await user.click(screen.getByRole("button", { name: "Set up an app" }));
  await user.click(screen.getByRole("button", { name: "Add a passkey" }));
  expect([onSetUpApp, onAddPasskey].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.queryByRole("button", { name: "Make a new set" })).toBeNull();
});

it("lists what the person has, each to be renamed or removed", async () => {
  const [onRename, onRemovePasskey, onRemoveApp, onMakeCodes] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onRename, onRemovePasskey, onRemoveApp, onMakeCodes });
  await user.click(screen.getByRole("button", { name: "Rename Blue key" }));
  await user.click(screen.getByRole("button", { name: "Remove Work laptop" }));
  await user.click(screen.getByRole("button", { name: "Remove the app" }));
  await user.click(screen.getByRole("button", { name: "Make a new set" }));
  expect(onRename.mock.calls[0]?.[0]).toMatchObject({ id: "b" });
  expect(onRemovePasskey.mock.calls[0]?.[0]).toMatchObject({ id: "a" });
  expect([onRemoveApp, onMakeCodes].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.getByText(/^9 are left/)).toBeTruthy();
});

it("says who demands a second step", () => {
  draw(states, "demanded");
  expect(screen.getByText(/^Larkhaven and Northport demand a second step: set one up/)).toBeTruthy();
});

it("says that codes run out", () => {
  const { unmount } = draw(states, "lastCode");
  expect(screen.getByText(/^1 is left/)).toBeTruthy();
  unmount();
  draw(states, "noCodes");
  expect(screen.getByText("You have none left.")).toBeTruthy();
});

it("A-23: says why no passkey can be added here", () => {
  draw(states, "withoutPasskeys");
  expect(screen.getByText(/Browsers use no passkeys at larkhaven/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});
