import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FilterNoticesView.states.tsx";

it.each(["one", "several", "long text"] as const)("says what narrows the figures: %s", (state) => {
  draw(states, state);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    states.states[state].notices.map(({ text }) => text),
  );
});

it("is not there where nothing does", () => {
  draw(states, "none");
  expect(screen.queryByRole("list")).toBeNull();
});

it("undoes the one whose button is pressed", async () => {
  const [clearRegions, clearShape] = [vi.fn(), vi.fn()];
  const [regions, shape] = states.states.several.notices;
  const { user } = draw(states, "several", {
    notices: [
      { ...regions!, onClear: clearRegions },
      { ...shape!, onClear: clearShape },
    ],
  });
  await user.click(screen.getByRole("button", { name: "Clear the shape" }));
  expect(clearShape).toHaveBeenCalledOnce();
  expect(clearRegions).not.toHaveBeenCalled();
});
