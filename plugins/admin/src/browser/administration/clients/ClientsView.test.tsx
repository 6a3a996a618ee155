import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ClientsView.states.tsx";

it("lists each client with its names, its people and whether its map has something to show", () => {
  draw(states, "many");
  const rows = within(screen.getByRole("list", { name: "Clients of this installation" })).getAllByRole(
    "listitem",
  );
  expect(rows).toHaveLength(3);
  const last = within(rows[2] as HTMLElement);
  expect(last.getByText("Ōpōtiki District Council")).toBeTruthy();
  expect(last.getByText("opotiki")).toBeTruthy();
  expect(last.getByText("Nobody yet, 1 invited")).toBeTruthy();
  expect(last.getByText("No dataset yet")).toBeTruthy();
  expect(within(rows[1] as HTMLElement).getByText("3 people, 2 invited")).toBeTruthy();
});

it("says that there is none, and asks for a new one", async () => {
  const onNew = vi.fn();
  const { user } = draw(states, "empty", { onNew });
  expect(screen.getByText("This installation has no client yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New client" }));
  expect(onNew).toHaveBeenCalledOnce();
});

it("offers to try again where they could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText(/The clients could not be loaded/)).toBeTruthy();
});
