import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AnnualAnswer.states.tsx";

const figure = (container: Element) => container.querySelector(".sb-figure")?.textContent;
const titles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("says the figure, what holds, and draws the curve it follows from", () => {
  const { container } = draw(states, "known");
  expect(figure(container)).toBe("$609 a year");
  expect(screen.getByText(/^The average over many years\./).textContent).toContain("Sea level rise: 0");
  expect(titles()).toEqual(["Damage by return period"]);
  expect(container.querySelector(".risk-annual-lacks")).toBeNull();
});

it("says why there is none, and draws nothing", () => {
  const { container } = draw(states, "not known");
  expect(container.textContent).toBe("No exposed building has a replacement cost.");
});

it("says what it lies between", () => {
  const { container } = draw(states, "with bounds");
  expect(container.textContent).toMatch(/\$509.+\$709.*, by the least and greatest costs and curves\./);
  expect(container.textContent).toContain("The band reaches from the least to the greatest damage.");
});

it("says that it is the least it can be, and what it leaves out", () => {
  const { container } = draw(states, "a lower bound");
  expect(figure(container)).toBe("At least $609 a year");
  expect(container.querySelector(".risk-annual-lacks")?.children).toHaveLength(2);
});

it("offers no rule and no curve for a set of events", () => {
  const { container } = draw(states, "a set of events");
  expect(container.textContent).toContain("Over a set of events");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(titles()).toEqual([]);
});

it("draws damage along the sea level too", () => {
  draw(states, "as the sea rises");
  expect(titles()).toEqual(["Damage by return period", "Expected annual damage by sea level rise"]);
});

it("tells which rule is chosen", async () => {
  const onRule = vi.fn();
  const { user } = draw(states, "known", { onRule });
  await user.selectOptions(screen.getByRole("combobox"), "trapezoid");
  expect(onRule).toHaveBeenCalledExactlyOnceWith("trapezoid");
});
