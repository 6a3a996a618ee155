import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ParameterChoice.states.tsx";

it("has nothing to choose where there is one parameter", () => {
  expect(draw(states, "of one").container.querySelector(".risk-projected")?.innerHTML).toBe("");
});

it.each(["of two", "long text"] as const)("offers both, at the one it is drawn along: %s", async (state) => {
  const pickPrimary = vi.fn();
  const { user } = draw(states, state, { pickPrimary });
  const offered = screen.getAllByRole<HTMLInputElement>("radio");
  expect(offered.map(({ checked }) => checked)).toEqual([true, false]);
  const [, other] = states.states[state].projection.parameters;
  await user.click(screen.getByRole("radio", { name: other?.title ?? "" }));
  expect(pickPrimary).toHaveBeenCalledExactlyOnceWith(other?.key);
});

it("sets where the other one stands", async () => {
  const pickSecondary = vi.fn();
  draw(states, "of two", { pickSecondary });
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  const { secondary, parameters } = states.states["of two"].projection;
  const greatest = secondary?.element.key === "year" ? 2100 : 1;
  expect(parameters.map(({ key }) => key)).toContain(secondary?.element.key);
  await vi.waitFor(() => expect(pickSecondary).toHaveBeenCalledExactlyOnceWith(greatest));
});
