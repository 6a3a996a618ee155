import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ScenarioList.states.tsx";

it("takes a scenario out, and another in of those that are not", async () => {
  const onTags = vi.fn();
  const { user } = draw(states, "many", { onTags });
  await user.click(screen.getByRole("button", { name: "Take out Coast, 100 years" }));
  expect(onTags).toHaveBeenLastCalledWith(["flood_100"]);
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Hazards of scenario 2" }));
  const field = screen.getByRole("combobox", { name: "Another hazard for scenario 2" });
  expect([...field.querySelectorAll("option")].map(({ value }) => value)).toEqual(["", "flood_500"]);
  await user.selectOptions(field, "Flood, 500 years");
  expect(onTags).toHaveBeenLastCalledWith(["coast_100", "flood_100", "flood_500"]);
});

it("keeps the last, and names what the data does not have any more", () => {
  draw(states, "the last of those there must be");
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  draw(states, "not in the data any more");
  expect(screen.getByText("castle_fire: the data does not have this any more.")).toBeTruthy();
});
