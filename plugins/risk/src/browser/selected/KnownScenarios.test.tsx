import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./KnownScenarios.states.tsx";

const opener = () => screen.getByRole("button", { expanded: false });

it.each([
  ["one", "Tsunamiexposed in 1 of 1 assessed scenario"],
  ["one on the map", "Tsunamiexposed in 2 of 12 assessed scenarios, 2 not assessed"],
  ["outage", "Tsunamiout in 1 of 1 assessed scenario"],
] as const)("says in how many scenarios, and lists them when asked: %s", async (state, said) => {
  const { user } = draw(states, state);
  expect(opener().textContent).toBe(said);
  // Not hidden alone, which a style may overrule: not there.
  expect(screen.queryAllByRole("listitem", { hidden: true })).toEqual([]);
  await user.click(opener());
  expect(screen.getAllByRole("listitem")).toHaveLength(states.states[state].hazard.exposed.length);
});

it("puts a scenario on the map, and takes off what is there", async () => {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "one on the map", { onAdd, onRemove });
  await user.click(opener());
  await user.click(screen.getByRole("button", { name: "Add to map: Tsunami, 1 m" }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith("tsunami", "1 m");
  await user.click(screen.getByRole("button", { name: "Remove from map: Tsunami, 3 m" }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("3 m");
});

it("names scenarios as the hazard does", async () => {
  const { user } = draw(states, "long text");
  await user.click(opener());
  expect(screen.getByText(/^1 in 100 years, 1.5 m of sea level rise/)).toBeTruthy();
});
