import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./OptionGroup.states.tsx";

it("names what is in it by its heading", () => {
  draw(states, "short");
  const group = screen.getByRole("group", { name: "Houses" });
  expect(within(group).getByRole("heading", { level: 3, name: "Houses" })).toBeTruthy();
  expect(within(group).getByText("Buildings")).toBeTruthy();
});
