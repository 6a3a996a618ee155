import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ChoiceField.states.tsx";

it("chooses another", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "chosen", { onValue });
  await user.selectOptions(screen.getByRole("combobox", { name: "Element layer" }), "Buildings");
  expect(onValue).toHaveBeenCalledWith("buildings");
});

it("keeps and names what the data does not have any more", () => {
  draw(states, "not in the data any more");
  const field = screen.getByRole<HTMLSelectElement>("combobox");
  expect(field.value).toBe("castles");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("The data does not have this any more.")).toBeTruthy();
});

it("says what may be chosen while nothing is", () => {
  draw(states, "nothing chosen");
  expect(screen.getByRole("option", { name: "Choose a layer ..." })).toBeTruthy();
});
