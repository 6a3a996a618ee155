import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ElementFields.states.tsx";

it("chooses a layer, and drops filters that were of another", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "filtered", { onChange });
  await user.selectOptions(screen.getByRole("combobox", { name: "Element layer" }), "Pipes");
  expect(onChange).toHaveBeenLastCalledWith({ type: "pipes", label: "Homes" });
});

it("adds filters and takes them out again", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "filtered", { onChange });
  await user.selectOptions(screen.getByRole("combobox", { name: "Only some of them" }), "Floors");
  expect(onChange).toHaveBeenLastCalledWith({
    type: "buildings",
    label: "Homes",
    filters: { use: { values: ["Residential"] }, floors: {} },
  });
  await user.click(screen.getByRole("button", { name: "Remove the filter on Use" }));
  expect(onChange).toHaveBeenLastCalledWith({ type: "buildings", label: "Homes" });
});

it("has a name of its own, or the layer's", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "whole layer", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Name" }), "S");
  expect(onChange).toHaveBeenLastCalledWith({ type: "roads", label: "S" });
});
