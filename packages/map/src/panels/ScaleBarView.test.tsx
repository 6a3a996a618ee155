import { draw } from "@stopbank/ui/testing/draw";
import { InState } from "@stopbank/ui/testing/states-of";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ScaleBarView.states.tsx";

it.each([
  ["empty", ""],
  ["with a scale", "500 m"],
] as const)("is the place of MapLibre's scale: %s", (state, text) => {
  expect(draw(states, state).container.querySelector(".sb-map-scale")?.textContent).toBe(text);
});

it("keeps what was put there when it is drawn again", () => {
  const { rerender } = draw(states, "with a scale");
  const scale = screen.getByText("500 m");
  rerender(<InState of={states} name="with a scale" instead={{}} />);
  expect(screen.getByText("500 m")).toBe(scale);
});

it("MAP-06 says that the scale varies instead, where the map is seen from the side", () => {
  draw(states, "from the side");
  expect(screen.getByText("Scale varies in 3D view")).toBeTruthy();
  expect(screen.getByText("500 m").closest("[hidden]")).not.toBeNull();
});
