import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ValuesView.states.tsx";

it("PRI-06 has a slider for each value set; one that has no weight yet stands at 1", () => {
  const onWeight = vi.fn();
  const { getAllByRole, getByRole } = draw(states, "many", { onWeight });
  expect(getAllByRole("slider").map((slider) => (slider as HTMLInputElement).value)).toEqual(["5", "2", "1"]);
  fireEvent.change(getByRole("slider", { name: "Land" }), { target: { value: "4" } });
  expect(onWeight).toHaveBeenCalledWith("land", 4);
});

it("PRI-06 has 'Reset', 'Balance' and 'Use defaults', each only where it changes something", async () => {
  const [onReset, onBalance, onDefaults] = [vi.fn(), vi.fn(), vi.fn()];
  const { user, getByRole, unmount } = draw(states, "many", { onReset, onBalance, onDefaults });
  for (const name of ["Reset", "Balance", "Use defaults"]) await user.click(getByRole("button", { name }));
  for (const heard of [onReset, onBalance, onDefaults]) expect(heard).toHaveBeenCalledOnce();
  unmount();
  const idle = draw(states, "nothing to go back to");
  for (const name of ["Reset", "Balance", "Use defaults"])
    expect(idle.getByRole("button", { name })).toHaveProperty("disabled", true);
  idle.unmount();
  expect(draw(states, "no defaults").queryByRole("button", { name: "Use defaults" })).toBeNull();
});

it("PRI-06 views and hides the elements of a value set", async () => {
  const { user, getByRole, getByText, queryByText } = draw(states, "many");
  expect(queryByText("Power lines")).toBeNull();
  await user.click(getByRole("button", { name: "View elements of Lifelines" }));
  expect(getByText("Power lines")).toBeTruthy();
  expect(queryByText("Buildings")).toBeNull();
  await user.click(getByRole("button", { name: "Hide elements of Lifelines" }));
  expect(queryByText("Power lines")).toBeNull();
});
