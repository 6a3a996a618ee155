import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RuleChoice.states.tsx";

const choice = () =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Between and beyond the events" });

it("stands at the hazard's own rule, named as such, until another is chosen", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "the hazard's own", { onChoose });
  expect([choice().value, choice().selectedOptions[0]?.textContent]).toEqual([
    "log-linear",
    "Log-linear with tail (default)",
  ]);
  await user.selectOptions(choice(), "no-tail");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("no-tail");
});

it.each([
  ["the hazard's own", "straight in the logarithm of the return period"],
  ["chosen", "straight in the yearly probability"],
  ["one event", "One event alone was modelled, 1 in 100 years: rarer ones count nothing"],
] as const)("says the rule in words: %s", (state, words) => {
  const { container } = draw(states, state);
  expect(container.querySelector("p")?.textContent).toContain(words);
});

it("stands at what was chosen", () => {
  draw(states, "chosen");
  expect(choice().value).toBe("trapezoid");
});
