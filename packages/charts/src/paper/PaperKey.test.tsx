import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./PaperKey.states.tsx";

it("tells what was not assessed by a hatch, and lines by their dashes", () => {
  expect(draw(states, "squares").container.querySelectorAll(".paper-hatch")).toHaveLength(1);
  expect(draw(states, "lines").container.querySelector("[stroke-dasharray='8 3']")).not.toBeNull();
});

it("is nothing of nothing", () => {
  expect(draw(states, "none").container.textContent).toBe("");
});
