import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MeasureToggle.states.tsx";

const [quantity, value, damage] = ["Quantity (default)", "Value ($)", "Damage ($)"];

it.each([
  ["quantity", [quantity, value, damage], quantity],
  ["value", [quantity, value, damage], value],
  ["damage", [quantity, value, damage], damage],
  ["without damage curves", [quantity, value], quantity],
  ["other amounts", [quantity, "Land value ($)", "Annual revenue ($)"], "Land value ($)"],
] as const)("MAP-08 offers what can be counted, at what is: %s", (state, offered, chosen) => {
  draw(states, state);
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  const name = (radio: HTMLInputElement) => radio.closest("label")?.textContent;
  expect(radios.map(name)).toEqual(offered);
  expect(radios.filter(({ checked }) => checked).map(name)).toEqual([chosen]);
});

it("counts what is chosen", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "quantity", { onChange });
  await user.click(screen.getByRole("radio", { name: "Damage ($)" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("damage");
});
