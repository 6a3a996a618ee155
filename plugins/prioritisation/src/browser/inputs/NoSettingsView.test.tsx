import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./NoSettingsView.states.tsx";

it("says who has to say what areas are ranked by", () => {
  expect(draw(states, "usual").container.textContent).toMatch(
    /^Larkhaven District Council has not said yet .* editors do that in Administration\.$/,
  );
});
