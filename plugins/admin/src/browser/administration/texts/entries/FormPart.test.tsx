import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FormPart.states.tsx";

it("is a region under its heading", () => {
  draw(states, "shown");
  expect(screen.getByRole("region", { name: "Areas" }).textContent).toContain("Fields");
  expect(screen.getByRole("heading", { level: 4, name: "Areas" })).toBeTruthy();
});
