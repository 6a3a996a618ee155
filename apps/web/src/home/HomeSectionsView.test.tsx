import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./HomeSectionsView.states.tsx";

it("issue 13.5: stands each part under its own heading, and is nothing without one", () => {
  const { unmount } = draw(states, "many");
  expect(screen.getByRole("region", { name: "Recent reports" }).textContent).toContain("no reports yet");
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4);
  unmount();
  draw(states, "none");
  expect(document.querySelector(".home-sections")).toBeNull();
});
