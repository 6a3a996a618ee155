import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NotComparedView.states.tsx";

it("says of the layer why it is not compared", () => {
  draw(states, "no layer");
  expect(screen.getByRole("region", { name: "Roads" }).textContent).toContain(
    "not compared, since the version before has no such layer",
  );
});
