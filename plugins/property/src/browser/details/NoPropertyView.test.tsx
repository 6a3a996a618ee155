import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NoPropertyView.states.tsx";

it("PRO-04 says how one comes to a property", () => {
  draw(states, "usual");
  expect(screen.getByText("Search for a property, or click on one on the map.")).toBeTruthy();
});
