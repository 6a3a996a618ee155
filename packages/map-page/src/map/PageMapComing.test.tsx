import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PageMapComing.states.tsx";

it("says in the map's place that the map is coming, or why it does not", () => {
  draw(states, "coming");
  expect(screen.getByRole("region", { name: "Map" }).textContent).toBe("The map is coming.");
  expect(screen.getByRole("status").textContent).toBe("The map is coming.");
});

it("says what went wrong instead", () => {
  draw(states, "failed");
  expect(screen.getByRole("region", { name: "Map" }).textContent).toBe("This part could not be shown");
});
