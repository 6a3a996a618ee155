import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AboutView.states.tsx";

it("HOM-08, AMB-08: says what the client says of itself, or who it is", () => {
  const { unmount } = draw(states, "written");
  expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeTruthy();
  expect(screen.getByText("We look after an island.")).toBeTruthy();
  unmount();
  draw(states, "empty");
  expect(screen.getByText(/^Larkhaven District Council uses Stopbank/)).toBeTruthy();
});
