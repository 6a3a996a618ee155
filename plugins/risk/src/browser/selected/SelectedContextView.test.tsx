import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SelectedContextView.states.tsx";

it.each(["a value", "nothing here", "long text"] as const)(
  "MAP-01 names the layer, and says its value or that there is none: %s",
  (state) => {
    const { layer, said } = states.states[state];
    const { container } = draw(states, state);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(layer.display_name);
    expect(container.querySelector(".risk-selected-value")?.textContent).toBe(said.value);
    expect(container.querySelector("p.sb-muted")?.textContent).toBe(said.none);
  },
);

it("clears the selection, and opens what is known of the layer", async () => {
  const [onClear, onDetails] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "a value", { onClear, onDetails });
  await user.click(screen.getByRole("button", { name: "Layer Details" }));
  expect([onClear.mock.calls.length, onDetails.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(onClear).toHaveBeenCalledOnce();
});
