import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MissingLayers.states.tsx";

it.each([
  ["both", /^There are no layers on the map yet\. Add an element layer and a hazard /, "Add layers", []],
  ["elements", /^There are no elements on the map\./, "Add elements", []],
  ["hazards", /^There are no hazards on the map\./, "Add hazards", ["hazards"]],
  [
    "long text",
    /^There are no natural hazards of the coast and its rivers on the map\./,
    "Add natural hazards of the coast and its rivers",
    ["hazards"],
  ],
] as const)("says what is lacking and leads to where it is added: %s", async (state, said, name, at) => {
  const onAdd = vi.fn();
  const { user } = draw(states, state, { onAdd });
  expect(screen.getByText(said)).toBeTruthy();
  await user.click(screen.getByRole("button", { name }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(...at);
});
