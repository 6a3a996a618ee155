import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WizardView.states.tsx";

it("PRI-05 asks which values are most important, in one step", () => {
  const { getByRole, getByText, getAllByRole } = draw(states, "beginning");
  expect(getByRole("heading", { name: "Which values are most important?" })).toBeTruthy();
  expect(getByText("Use the sliders to choose the importance of each value set...")).toBeTruthy();
  expect(getByText("Step 1 of 1")).toBeTruthy();
  expect(getAllByRole("slider").map((slider) => (slider as HTMLInputElement).value)).toEqual(["1", "1", "1"]);
});

it("PRI-05 'Confirm' hands over the weights that are set, 'Back' none", async () => {
  const [onBack, onConfirm] = [vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "weights before", { onBack, onConfirm });
  fireEvent.change(getByRole("slider", { name: "Lifelines" }), { target: { value: "4" } });
  await user.click(getByRole("button", { name: "Back" }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(getByRole("button", { name: "Confirm" }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(onConfirm).toHaveBeenCalledWith({ homes: 5, lifelines: 4, land: 2 });
});

it("says who has to say what is valued where nobody has", () => {
  const { getByText, queryByRole } = draw(states, "nothing to weigh");
  expect(getByText(/^Larkhaven District Council has not said yet/)).toBeTruthy();
  expect(queryByRole("slider")).toBeNull();
});
