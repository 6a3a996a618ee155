import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HazardFields.states.tsx";

it("PRO-08: judges by another scenario and shows another, and keeps what is written after the first", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "The scenario that says whether a property is exposed" }),
    "Coast, 100 years",
  );
  expect(onChange.mock.lastCall?.[0].scenarios).toEqual(["coast_100", "flood_500"]);
  await user.selectOptions(
    screen.getByRole("combobox", { name: "The scenario that the eye puts on the map" }),
    "Flood, 500 years",
  );
  expect(onChange.mock.lastCall?.[0].layer_ids).toEqual(["flood_500"]);
});

it("PRO-08: leaves a heading out once nothing is written of it, and says what stands there then", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  expect(screen.getByText("Without one: What is river flooding?")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Heading of its description" }));
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty("description_header");
});

it("says that a new one needs a name, and what the data does not have any more", () => {
  draw(states, "new");
  expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
  draw(states, "not in the data any more");
  expect(screen.getAllByText("The data does not have this any more.")).toHaveLength(2);
});
