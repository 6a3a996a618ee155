import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NumberField.states.tsx";

it("takes a number, and none where it is emptied", async () => {
  const onValue = vi.fn();
  const { user } = draw(states, "written", { onValue });
  const field = screen.getByRole("spinbutton", { name: "Moderate" });
  await user.clear(field);
  expect(onValue).toHaveBeenLastCalledWith(undefined);
  await user.type(field, "1");
  expect(onValue).toHaveBeenLastCalledWith(expect.any(Number));
});

it("says what is taken where it is beyond", () => {
  draw(states, "beyond");
  expect(screen.getByText("From 0 to 1.")).toBeTruthy();
});

it("says what counts while it is empty", () => {
  draw(states, "empty");
  expect(screen.getByPlaceholderText("0.5")).toBeTruthy();
});
