import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./DifferenceLabelView.states.tsx";

it("says from what to what elements come out better or worse", () => {
  const { container } = draw(states, "one hazard");
  expect(container.textContent).toBe(
    "From Stopbanks hold to Stopbanks breachHazards are drawn for the first of the two.",
  );
});
