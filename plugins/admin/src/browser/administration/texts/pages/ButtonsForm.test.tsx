import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ButtonsForm.states.tsx";

it("HOM-15: adds, changes and removes buttons, and says what leads nowhere", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const second = within(screen.getByRole("group", { name: "Button 2" }));
  expect(second.getByText("This is no address.")).toBeTruthy();
  await user.type(second.getByRole("textbox", { name: "Words" }), "G");
  expect(onChange.mock.lastCall?.[0][1].text).toBe("G");
  await user.click(screen.getByRole("button", { name: "Remove button 1" }));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Add a button" }));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3);
});

it("takes ten at most", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "full", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a button" }));
  expect(onChange).not.toHaveBeenCalled();
});
