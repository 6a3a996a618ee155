import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ScenariosView.states.tsx";

it("PRI-06 chooses a scenario and lists the hazards in it", async () => {
  const onChoose = vi.fn();
  const { user, getByRole, getAllByRole } = draw(states, "many", { onChoose });
  expect(getByRole("heading", { name: "Hazards in this scenario" })).toBeTruthy();
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "River flood1 in 100 years",
    "Tsunami1 in 500 years",
  ]);
  await user.selectOptions(getByRole("combobox", { name: "Scenario" }), "2100, high emissions");
  expect(onChoose).toHaveBeenCalledWith("later");
});

it("speaks of hazards in the client's word", () => {
  expect(
    draw(states, "risk sources").getByRole("heading", { name: "Risk Sources in this scenario" }),
  ).toBeTruthy();
});
