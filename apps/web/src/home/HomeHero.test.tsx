import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HomeHero.states.tsx";

it("HOM-11: shows the island's outline, or the client's picture in its place, or its film in that one's", () => {
  const { unmount } = draw(states, "visitor");
  expect(document.querySelector(".coast")).not.toBeNull();
  unmount();
  const { unmount: next } = draw(states, "with a picture");
  expect(screen.getByRole("img", { name: "The district from the air" })).toBeTruthy();
  expect(document.querySelector(".coast, video")).toBeNull();
  next();
  draw(states, "with a film");
  expect(document.querySelector("video")?.getAttribute("poster")).toBe("/logos/full.svg");
  expect(screen.queryByRole("img")).toBeNull();
});

it("offers a log-in to whoever is not logged in, and to nobody else", async () => {
  const onLogIn = vi.fn();
  const { user, unmount } = draw(states, "visitor", { onLogIn });
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(onLogIn).toHaveBeenCalledOnce();
  unmount();
  draw(states, "member");
  expect(screen.queryByRole("button", { name: "Log in" })).toBeNull();
});
