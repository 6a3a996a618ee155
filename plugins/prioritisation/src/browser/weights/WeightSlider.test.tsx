import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WeightSlider.states.tsx";

it("PRI-07 goes from 1 to 5 in whole steps, 'Lower' to 'Higher'", () => {
  const onChange = vi.fn();
  const { getByRole, getByText } = draw(states, "described", { onChange });
  const slider = getByRole("slider", { name: "Homes", description: "Where people live, and how many." });
  expect(["min", "max", "step"].map((name) => slider.getAttribute(name))).toEqual(["1", "5", "1"]);
  expect(slider.getAttribute("aria-valuetext")).toBe("3 of 5");
  expect(getByText("Lower").compareDocumentPosition(getByText("Higher"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  fireEvent.change(slider, { target: { value: "5" } });
  expect(onChange).toHaveBeenCalledWith(5);
});

it("marks how far it reaches", () => {
  const { container } = draw(states, "highest");
  expect(container.querySelectorAll("[data-reached]")).toHaveLength(5);
});
