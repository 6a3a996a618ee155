import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AreaMapView.states.tsx";

it("EXP-06 AMB-51 sets the map past the side margins, on a page of its own", () => {
  const { container } = draw(states, "some");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("The map");
  expect(container.querySelector(".paper-bleeding > div")).not.toBeNull();
});
