import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MessageView.states.tsx";

it("is answered by mail, opens its map, changes its state and is deleted", async () => {
  const [onState, onDelete, onGo] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "whole", { onState, onDelete, onGo });
  const answer = screen.getByRole("button", { name: "Answer aroha@larkhaven.example" });
  expect(answer.getAttribute("href")).toMatch(/^mailto:aroha@larkhaven\.example\?subject=/);
  await user.click(screen.getByRole("button", { name: "Open the map it was sent from" }));
  expect(onGo).toHaveBeenCalledWith("/risk?v=1&l=h:river_flood");
  await user.selectOptions(screen.getByLabelText("State"), "Done");
  expect(onState).toHaveBeenCalledWith("done");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it("shows the picture that came with it, or why it does not", () => {
  draw(states, "with a picture");
  expect(screen.getByRole("img", { name: "What came with it: my_map.png" })).toBeTruthy();
  draw(states, "picture failed");
  expect(screen.getByText(/The picture could not be loaded/)).toBeTruthy();
});

it("leads nowhere but into this app, and says where no answer can go", () => {
  draw(states, "from nowhere");
  expect(screen.queryByRole("button", { name: /Open/ })).toBeNull();
  draw(states, "a visitor's");
  expect(screen.getByText("No address to answer to was given.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Open /home" })).toBeTruthy();
});
