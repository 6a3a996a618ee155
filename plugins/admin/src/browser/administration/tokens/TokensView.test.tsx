import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TokensView.states.tsx";

it("lists those in use, each to be revoked, and those that have ended behind a fold", async () => {
  const onRevoke = vi.fn();
  const { user } = draw(states, "many", { onRevoke });
  const good = within(screen.getByRole("list", { name: "Tokens in use" }));
  expect(good.getAllByRole("listitem")).toHaveLength(2);
  await user.click(good.getByRole("button", { name: "Revoke GIS sync" }));
  expect(onRevoke).toHaveBeenCalledWith(expect.objectContaining({ name: "GIS sync" }));
  expect(screen.getByText("2 tokens that have ended")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Revoke Old import" })).toBeNull();
});

it("says that there is none, and makes one", async () => {
  const onNew = vi.fn();
  const { user } = draw(states, "empty", { onNew });
  expect(screen.getByText("No token is in use.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New token" }));
  expect(onNew).toHaveBeenCalledOnce();
});

it("offers to try again where they could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText(/The API tokens could not be loaded/)).toBeTruthy();
});
