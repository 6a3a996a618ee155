import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./LocationMapFrame.states.tsx";

it("has room for a map", () => {
  draw(states, "map");
  expect(document.querySelector(".admin-location-map")?.textContent).toBe("The map");
});
