import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { applyInputs, choiceOf } from "../../domain/choice/choosing.ts";
import { openTab } from "../testing/openTab.tsx";
import { InputsFoot } from "./InputsFoot.tsx";
import { InputsTab } from "./InputsTab.tsx";

const inputs = (
  <>
    <InputsTab />
    <InputsFoot />
  </>
);
const applied = { scenario: "later", weights: { homes: 2, land: 4 } };
/** Of homes, lifelines and land. */
const weights = () => screen.getAllByRole<HTMLInputElement>("slider").map(({ value }) => Number(value));
/** The page draws what was changed a moment later. */
const areSet = (expected: readonly number[]) => waitFor(() => expect(weights()).toEqual(expected));
const setHomes = (weight: number) =>
  fireEvent.change(screen.getByRole("slider", { name: "Homes" }), { target: { value: String(weight) } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

async function open() {
  const opened = await openTab(inputs, {}, applyInputs(applied));
  await screen.findByRole("slider", { name: "Homes" });
  return { ...opened, press: (name: string) => opened.user.click(button(name)) };
}

it("AMB-35 PRI-06 'Reset' goes back to what was applied last, 'Balance' to 3, 'Use defaults' to the assessment's", async () => {
  const { press, store } = await open();
  await areSet([2, 1, 4]);
  expect(button("Reset").disabled).toBe(true);
  setHomes(5);
  await areSet([5, 1, 4]);
  await press("Reset");
  await areSet([2, 1, 4]);
  expect(button("Reset").disabled).toBe(true);
  await press("Balance");
  await areSet([3, 3, 3]);
  expect(button("Balance").disabled).toBe(true);
  await press("Use defaults");
  await areSet([5, 4, 1]);
  expect(button("Use defaults").disabled).toBe(true);
  await press("Reset");
  await areSet([2, 1, 4]);
  // Nothing of it was applied.
  expect(choiceOf(store.state.scene)).toMatchObject(applied);
});

it("AMB-35 PRI-06 'Reset' goes back to what was applied since, not to what the page began with", async () => {
  const { press, store } = await open();
  await press("Use defaults");
  await press("Apply changes");
  expect(choiceOf(store.state.scene).weights).toEqual({ homes: 5, lifelines: 4 });
  await waitFor(() => expect(button("Reset").disabled).toBe(true));
  setHomes(1);
  await areSet([1, 4, 1]);
  await press("Reset");
  await areSet([5, 4, 1]);
});

it("AMB-35 PRI-06 'Use defaults' takes the assessment that is for the scenario which is chosen, applied or not", async () => {
  const { press, user } = await open();
  await user.selectOptions(screen.getByRole("combobox"), "Today");
  await press("Use defaults");
  await areSet([1, 5, 1]);
});
